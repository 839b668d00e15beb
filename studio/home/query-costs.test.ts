import { eventsQuery } from "studio-calendar/scheduled-events.ts";
import { editsQuery } from "studio-home/recent-edits.ts";
import { expect, test } from "vitest";

import { TITLE_ATTRIBUTES } from "#structure/titles.ts";
import { calendarSettings } from "#timed-events.ts";

// These queries read documents that everybody who writes drafts can add. A document of 1 MB has a list of 490,000 numbers, and nine of them
// made the query of Home too expensive for everybody.

test.each([
  ["the edits of Home", editsQuery(TITLE_ATTRIBUTES.join(", "))],
  ["the calendar", eventsQuery(calendarSettings)],
])("the query of %s reads the start of each list", (_, query) => {
  const lists = [...query.matchAll(/\b(?:texts|blocks)\[([^\]]*)\]/g)].map(([, range]) => range);
  expect(lists.length).toBeGreaterThan(0);
  for (const range of lists) expect(range).toMatch(/^0\.\.\.\d{3,4}$/);
});
