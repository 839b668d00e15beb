import { blocks } from "schemas/blocks/index.ts";
import { publishedId, releaseOf } from "schemas/fields/lake.ts";
import { endOfDay } from "schemas/objects/certificate.ts";
import * as v from "valibot";

import { preferDrafts } from "#lake/use-live-query.ts";
import { documentTitle, TITLE_FIELDS, typeTitle } from "#structure/titles.ts";

/** The types of blocks whose list has items that can expire, with the name of that list. */
const expiringLists = new Map<string, string>(
  blocks.flatMap(({ name, facts: { hiddenWhileEmpty } }) =>
    hiddenWhileEmpty === undefined ? [] : [[name, hiddenWhileEmpty]],
  ),
);

/** The parameters of EVENTS_QUERY. */
export const eventsParams = { expiringBlocks: [...expiringLists.keys()] };

const WITH_TIME = `defined(showFrom) || defined(showUntil) || _type in $expiringBlocks`;

/** Everything with a time at which the site changes, in the `raw` perspective. */
export const EVENTS_QUERY = `{
  "releases": *[_type == "system.release" && state in ["active", "scheduled"]]{
    "name": coalesce(name, string::split(_id, ".")[2]), state, "publishAt": coalesce(publishAt, metadata.intendedPublishAt),
    "title": metadata.title, "cardinality": metadata.cardinality, "hasFailed": defined(error)
  },
  "versions": *[_id in path("versions.**")]{ _id, _type, ${TITLE_FIELDS.join(", ")} },
  "documents": *[!(_id in path("versions.**")) && (publishedAt > now() || count(blocks[${WITH_TIME}]) > 0)]{
    _id, _type, ${TITLE_FIELDS.join(", ")}, publishedAt, "blocks": blocks[${WITH_TIME}]
  }
}`;

/** A filter: EVENTS_QUERY runs again when a matching document changes. */
export const EVENTS_WATCH = `*[_type == "system.release" || _id in path("versions.**") || defined(blocks) || defined(publishedAt)]`;

const text = v.nullish(v.string());
const titles = { title: text, name: text, term: text, from: text };
const Block = v.looseObject({ _key: v.string(), _type: v.string(), hidden: v.nullish(v.boolean()) });
type Block = v.InferOutput<typeof Block>;

/** The result of EVENTS_QUERY. */
export const Scheduled = v.object({
  releases: v.array(
    v.object({
      name: v.string(),
      state: v.string(),
      publishAt: text,
      title: text,
      cardinality: text,
      hasFailed: v.boolean(),
    }),
  ),
  versions: v.array(v.object({ _id: v.string(), _type: v.string(), ...titles })),
  documents: v.array(
    v.object({
      _id: v.string(),
      _type: v.string(),
      ...titles,
      publishedAt: text,
      blocks: v.nullable(v.array(Block)),
    }),
  ),
});
export type Scheduled = v.InferOutput<typeof Scheduled>;

/** A change on the site at a set time. */
export interface ScheduledEvent {
  /** In ms since 1970. */
  at: number;
  kind: "release" | "scheduled draft" | "block appears" | "block ends" | "certificate expires" | "post date";
  /** The release, the document, the block or the certificate. */
  title: string;
  /** Details: the documents of a release, or the page of a block. */
  detail: string;
  /** Whether nothing happens until an editor schedules it: a paused draft, or a release that only has an intended date. */
  isTentative: boolean;
  /** The place in the Studio that shows it. */
  target:
    | { intent: "release"; params: { id: string } }
    | { intent: "edit"; params: { id: string; type: string; path?: string; scheduledDraft?: string } };
}

/** The events at or after `from` (in ms since 1970), earliest first. Uses the draft of a document if it has one. */
export function scheduledEvents(
  { releases, versions, documents }: Scheduled,
  from: number,
): ScheduledEvent[] {
  const events = [
    ...releases.flatMap((release) =>
      releaseEvents(
        release,
        versions.filter(({ _id }) => releaseOf(_id) === release.name),
      ),
    ),
    ...preferDrafts(documents).flatMap(documentEvents),
  ];
  return events.filter(({ at }) => at >= from).toSorted((a, b) => a.at - b.at);
}

function releaseEvents(
  release: Scheduled["releases"][number],
  versions: Scheduled["versions"],
): ScheduledEvent[] {
  if (!release.publishAt) return [];
  const shared = { at: Date.parse(release.publishAt), isTentative: release.state !== "scheduled" };
  const [first] = versions;
  if (release.cardinality === "one" && first !== undefined) {
    const params = { id: publishedId(first._id), type: first._type, scheduledDraft: release.name };
    const detail = typeTitle(first._type) ?? first._type;
    return [
      {
        ...shared,
        kind: "scheduled draft",
        title: documentTitle(first),
        detail,
        target: { intent: "edit", params },
      },
    ];
  }
  return [
    {
      ...shared,
      kind: "release",
      title: release.title || "Release without a title",
      detail: versions.length === 0 ? "No documents yet" : versions.map(documentTitle).join(", "),
      target: { intent: "release", params: { id: release.name } },
    },
  ];
}

function documentEvents(document: Scheduled["documents"][number]): ScheduledEvent[] {
  const { _id, _type, publishedAt, blocks: timed } = document;
  const title = documentTitle(document);
  const eventAt = (
    path: string,
    event: Pick<ScheduledEvent, "at" | "kind" | "title"> & Partial<ScheduledEvent>,
  ): ScheduledEvent => ({
    detail: title,
    isTentative: false,
    target: { intent: "edit", params: { id: publishedId(_id), type: _type, path } },
    ...event,
  });
  const detail = "The date above the heading. The post is on the site as soon as it is published.";
  const date = publishedAt
    ? [eventAt("publishedAt", { at: Date.parse(publishedAt), kind: "post date", title, detail })]
    : [];
  const visible = (timed ?? []).filter(({ hidden }) => hidden !== true);
  return [...date, ...visible.flatMap((block) => blockEvents(block, eventAt))];
}

function blockEvents(
  block: Block,
  eventAt: (path: string, event: Pick<ScheduledEvent, "at" | "kind" | "title">) => ScheduledEvent,
): ScheduledEvent[] {
  const path = `blocks[_key=="${block._key}"]`;
  const title = blockTitle(block);
  return [
    ...timesOf(block, "showFrom").map((at) =>
      eventAt(`${path}.showFrom`, { at, kind: "block appears", title }),
    ),
    ...timesOf(block, "showUntil").map((at) =>
      eventAt(`${path}.showUntil`, { at, kind: "block ends", title }),
    ),
    ...expiringItems(block).map(({ list, key, title: standard, validUntil }) =>
      eventAt(`${path}.${list}[_key=="${key}"].validUntil`, {
        at: endOfDay(validUntil),
        kind: "certificate expires",
        title: standard,
      }),
    ),
  ];
}

/** The heading of a block, which tells blocks of the same type apart in little space. */
function blockTitle({ _type, heading }: Block): string {
  return typeof heading === "string" && heading !== "" ? heading : (typeTitle(_type) ?? _type);
}

function timesOf(block: Block, field: "showFrom" | "showUntil"): number[] {
  const value = block[field];
  return typeof value === "string" ? [Date.parse(value)] : [];
}

const Items = v.fallback(
  v.array(
    v.object({ _key: v.string(), standard: v.optional(v.string()), validUntil: v.optional(v.string()) }),
  ),
  [],
);

/** The items of a block that expire, with the name of their list. */
function expiringItems(block: Block) {
  const list = expiringLists.get(block._type);
  if (list === undefined) return [];
  return v
    .parse(Items, block[list])
    .flatMap(({ _key, standard = "Certificate", validUntil }) =>
      validUntil === undefined ? [] : [{ list, key: _key, title: standard, validUntil }],
    );
}

/** Short labels for what happens. */
export const EVENT_LABELS: Readonly<Record<ScheduledEvent["kind"], string>> = {
  release: "Release goes live",
  "scheduled draft": "Draft goes live",
  "block appears": "Block appears",
  "block ends": "Block ends",
  "certificate expires": "Certificate expires",
  "post date": "Date of a post",
};
