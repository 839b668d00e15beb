import { expect, test } from "vitest";

import { optsOut } from "./opt-out.ts";

test("Global Privacy Control and Do Not Track each opt out", () => {
  expect([
    optsOut({ globalPrivacyControl: true }),
    optsOut({ doNotTrack: "1" }),
    optsOut({ globalPrivacyControl: false, doNotTrack: "0" }),
    optsOut({ doNotTrack: null }),
    optsOut({}),
  ]).toEqual([true, true, false, false, false]);
});
