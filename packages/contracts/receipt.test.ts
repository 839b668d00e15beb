import * as v from "valibot";
import { expect, test } from "vitest";

import { ReplyBy, replyTime } from "./receipt.ts";

const at = "2026-05-12T16:00:00.000Z";

test("a reply is promised in the time zone of the customer", () => {
  const replyBy = v.parse(ReplyBy, { at, timeZone: "Europe/Berlin", isTheirs: true });
  expect(replyTime(replyBy, "en-US")).toEqual({
    time: "Tue, May\u00A012, 6:00\u00A0PM",
    zone: undefined,
  });
});

test.each(["Middle/Earth", ""])(
  "the time zone “%s”, which nobody knows, becomes UTC and is named",
  (timeZone) => {
    const replyBy = v.parse(ReplyBy, { at, timeZone, isTheirs: true });
    expect(replyTime(replyBy, "en-US")).toEqual({
      time: "Tue, May\u00A012, 4:00\u00A0PM",
      zone: "UTC",
    });
  },
);

test.each([
  ["de-DE", "Di., 12.\u00A0Mai, 18:00"],
  ["ja-JP", "5月12日(火) 18:00"],
])("in %s, a line breaks only between the day and the time", (language, time) => {
  const replyBy = v.parse(ReplyBy, { at, timeZone: "Europe/Berlin", isTheirs: true });
  expect(replyTime(replyBy, language).time).toBe(time);
});
