import { expect, test } from "vitest";

import { refusesTracking } from "./refuses-tracking.ts";

test("Global Privacy Control and Do Not Track are each enough", () => {
  expect([
    refusesTracking({ globalPrivacyControl: true }),
    refusesTracking({ doNotTrack: "1" }),
    refusesTracking({ globalPrivacyControl: false, doNotTrack: "0" }),
    refusesTracking({ doNotTrack: null }),
    refusesTracking({}),
  ]).toEqual([true, true, false, false, false]);
});
