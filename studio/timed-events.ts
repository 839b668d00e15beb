import { blocks } from "schemas/blocks/index.ts";
import { MAX_BLOCKS } from "schemas/fields/limits.ts";
import { endOfDay } from "schemas/objects/certificate.ts";
import { storedField, storedItems, storedText } from "stored-values/stored-value.ts";
import type { CalendarSettings, TimedDocument, TimedEvent } from "studio-calendar/scheduled-events.ts";

import { formTitles, TITLE_ATTRIBUTES, typeTitle } from "#structure/titles.ts";

/** The types of blocks whose list has items that can expire, with the name of that list. */
const expiringLists = new Map<string, string>(
  blocks.flatMap(({ name, facts: { hiddenWhileEmpty } }) =>
    hiddenWhileEmpty === undefined ? [] : [[name, hiddenWhileEmpty]],
  ),
);

const WITH_TIME = `defined(showFrom) || defined(showUntil) || _type in $expiringBlocks`;

/** What the calendar needs to know about this site: blocks with a time, certificates that expire, and the dates of posts. */
export const calendarSettings: CalendarSettings = {
  titles: formTitles,
  titleFields: TITLE_ATTRIBUTES,
  timed: {
    filter: `publishedAt > now() || count(blocks[0...${MAX_BLOCKS}][${WITH_TIME}]) > 0`,
    fields: `publishedAt, "blocks": blocks[0...${MAX_BLOCKS}][${WITH_TIME}]`,
    params: { expiringBlocks: [...expiringLists.keys()] },
    watch: "defined(blocks) || defined(publishedAt)",
    eventsOf,
  },
};

/** The times in a document. Those of hidden blocks are left out. */
export function eventsOf(document: TimedDocument): TimedEvent[] {
  const publishedAt = storedText(document, "publishedAt");
  const visible = storedItems(document["blocks"]).filter((block) => storedField(block, "hidden") !== true);
  return [
    ...(publishedAt === undefined ? [] : [postDate(document, publishedAt)]),
    ...visible.flatMap(blockEvents),
  ];
}

function postDate(document: TimedDocument, publishedAt: string): TimedEvent {
  return {
    at: Date.parse(publishedAt),
    label: "Date of a post",
    effect: undefined,
    isPart: false,
    title: formTitles.documentTitle(document),
    detail: "The date above the heading. The post is on the site as soon as it is published.",
    path: "publishedAt",
  };
}

const TIMES = [
  { field: "showFrom", label: "Block appears", effect: "appears" },
  { field: "showUntil", label: "Block ends", effect: "ends" },
] as const;

function blockEvents(block: unknown): TimedEvent[] {
  const type = storedText(block, "_type") ?? "";
  const path = `blocks[_key=="${storedText(block, "_key")}"]`;
  // The heading tells blocks of the same type apart in little space.
  const title = storedText(block, "heading") ?? typeTitle(type) ?? type;
  const times = TIMES.flatMap(({ field, label, effect }): TimedEvent[] => {
    const time = storedText(block, field);
    if (time === undefined) return [];
    return [{ at: Date.parse(time), label, effect, isPart: true, title, path: `${path}.${field}` }];
  });
  const list = expiringLists.get(type) ?? "";
  const expiring = storedItems(storedField(block, list)).flatMap((item): TimedEvent[] => {
    const validUntil = storedText(item, "validUntil");
    if (validUntil === undefined) return [];
    return [
      {
        at: endOfDay(validUntil),
        label: "Certificate expires",
        effect: "ends",
        isPart: true,
        title: storedText(item, "standard") ?? "Certificate",
        path: `${path}.${list}[_key=="${storedText(item, "_key")}"].validUntil`,
      },
    ];
  });
  return [...times, ...expiring];
}
