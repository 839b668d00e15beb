import * as v from "valibot";
import { expect, test } from "vitest";

import { ReplyBy, replyTime } from "./receipt.ts";

const at = "2026-05-12T16:00:00.000Z";

test("a reply is promised in the time zone of the customer", () => {
  const replyBy = v.parse(ReplyBy, { at, timeZone: "Europe/Berlin", isTheirs: true });
  expect(replyTime(replyBy, "en-US")).toEqual({ time: "Tue, May 12, 6:00 PM", zone: undefined });
});

test.each(["Middle/Earth", ""])(
  "the time zone “%s”, which nobody knows, becomes UTC and is named",
  (timeZone) => {
    const replyBy = v.parse(ReplyBy, { at, timeZone, isTheirs: true });
    expect(replyTime(replyBy, "en-US")).toEqual({ time: "Tue, May 12, 4:00 PM", zone: "UTC" });
  },
);
