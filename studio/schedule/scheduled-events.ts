import { blocks } from "schemas/blocks/index.ts";
import { publishedId, releaseOf } from "schemas/fields/lake.ts";
import { storedField, storedItems } from "schemas/fields/stored-field.ts";
import { endOfDay } from "schemas/objects/certificate.ts";
import { preferDrafts, useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

import { documentTitle, TITLE_FIELDS, typeTitle } from "#structure/titles.ts";

/** The types of blocks whose list has items that can expire, with the name of that list. */
const expiringLists = new Map<string, string>(
  blocks.flatMap(({ name, facts: { hiddenWhileEmpty } }) =>
    hiddenWhileEmpty === undefined ? [] : [[name, hiddenWhileEmpty]],
  ),
);

const eventsParams = { expiringBlocks: [...expiringLists.keys()] };

const WITH_TIME = `defined(showFrom) || defined(showUntil) || _type in $expiringBlocks`;

const RELEASE = `{
  "name": coalesce(name, string::split(_id, ".")[2]), state,
  "publishAt": coalesce(publishedAt, publishAt, metadata.intendedPublishAt),
  "title": metadata.title, "cardinality": metadata.cardinality, "hasFailed": defined(error),
  "published": *[_id in ^.finalDocumentStates[]{ "id": array::join(string::split(id, ".")[2..-1], ".") }.id]{
    _id, _type, ${TITLE_FIELDS.join(", ")}
  }
}`;

/** Everything with a time at which the site changes, and the latest releases that went live, in the `raw` perspective. */
const EVENTS_QUERY = `{
  "releases": *[_type == "system.release" && state in ["active", "scheduled"]]${RELEASE},
  "done": *[_type == "system.release" && state == "published"] | order(publishedAt desc)[0...50]${RELEASE},
  "versions": *[_id in path("versions.**")]{ _id, _type, ${TITLE_FIELDS.join(", ")} },
  "documents": *[!(_id in path("versions.**")) && (publishedAt > now() || count(blocks[${WITH_TIME}]) > 0)]{
    _id, _type, ${TITLE_FIELDS.join(", ")}, publishedAt, "blocks": blocks[${WITH_TIME}],
    "isPublished": count(*[_id == coalesce(string::split(^._id, "drafts.")[1], ^._id)]) > 0
  }
}`;

const EVENTS_WATCH = `*[_type == "system.release" || _id in path("versions.**") || defined(blocks) || defined(publishedAt)]`;

const text = v.nullish(v.string());
const Block = v.looseObject({ _key: v.string(), _type: v.string(), hidden: v.nullish(v.boolean()) });
type Block = v.InferOutput<typeof Block>;

const Release = v.object({
  name: v.string(),
  state: v.string(),
  publishAt: text,
  title: text,
  cardinality: text,
  hasFailed: v.boolean(),
  /** What it has published. Its versions no longer exist then. */
  published: v.array(v.looseObject({ _id: v.string(), _type: v.string() })),
});
type Release = v.InferOutput<typeof Release>;

/** The result of EVENTS_QUERY. */
const Scheduled = v.object({
  releases: v.array(Release),
  done: v.array(Release),
  versions: v.array(v.looseObject({ _id: v.string(), _type: v.string() })),
  documents: v.array(
    v.looseObject({
      _id: v.string(),
      _type: v.string(),
      publishedAt: text,
      blocks: v.nullable(v.array(Block)),
      /** Whether visitors see the document, perhaps in an older version. */
      isPublished: v.boolean(),
    }),
  ),
});
export type Scheduled = v.InferOutput<typeof Scheduled>;

/** A change on the site at a set time. */
export interface ScheduledEvent {
  /** In ms since 1970. */
  at: number;
  kind:
    | "release"
    | "scheduled draft"
    | "went live"
    | "block appears"
    | "block ends"
    | "certificate expires"
    | "post date";
  /** The release, the document, the block or the certificate. */
  title: string;
  /** Details: the documents of a release, or the page of a block. */
  detail: string;
  /**
   * Whether nothing happens until an editor does something: a paused draft, a release that only has an intended date, or a block of a page
   * that is not published.
   */
  isTentative: boolean;
  /** The place in the Studio that shows it. */
  target:
    | { intent: "release"; params: { id: string } }
    | { intent: "edit"; params: { id: string; type: string; path?: string; scheduledDraft?: string } };
}

/** Everything that goes live or ends at or after `from` (in ms since 1970), kept up to date. Undefined until it has loaded. */
export function useScheduledEvents(from: number): ScheduledEvent[] | undefined {
  const scheduled = useLiveQuery({
    query: EVENTS_QUERY,
    params: eventsParams,
    schema: Scheduled,
    watch: EVENTS_WATCH,
  });
  return scheduled && scheduledEvents(scheduled, from);
}

/** The events at or after `from` (in ms since 1970), earliest first. Uses the draft of a document if it has one. */
export function scheduledEvents(
  { releases, done, versions, documents }: Scheduled,
  from: number,
): ScheduledEvent[] {
  const events = [
    ...done.flatMap(wentLive),
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

function releaseEvents(release: Release, versions: Scheduled["versions"]): ScheduledEvent[] {
  if (!release.publishAt) return [];
  const [first] = versions;
  const shared = { at: Date.parse(release.publishAt), isTentative: release.state !== "scheduled" };
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

/** A release or a scheduled draft that is on the site. */
function wentLive({ name, title, cardinality, publishAt, published }: Release): ScheduledEvent[] {
  if (!publishAt) return [];
  const [first] = published;
  const shared = { at: Date.parse(publishAt), kind: "went live" as const, isTentative: false };
  if (cardinality === "one" && first !== undefined) {
    const detail = typeTitle(first._type) ?? first._type;
    const target = { intent: "edit" as const, params: { id: first._id, type: first._type } };
    return [{ ...shared, title: documentTitle(first), detail, target }];
  }
  return [
    {
      ...shared,
      title: title || "Release without a title",
      detail: published.map(documentTitle).join(", "),
      target: { intent: "release", params: { id: name } },
    },
  ];
}

function documentEvents(document: Scheduled["documents"][number]): ScheduledEvent[] {
  const { _id, _type, publishedAt, blocks: timed, isPublished } = document;
  const title = documentTitle(document);
  const eventAt = (
    path: string,
    event: Pick<ScheduledEvent, "at" | "kind" | "title"> & Partial<ScheduledEvent>,
  ): ScheduledEvent => ({
    detail: title,
    isTentative: !isPublished,
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

const TIMES = { showFrom: "block appears", showUntil: "block ends" } as const;

function blockEvents(
  block: Block,
  eventAt: (path: string, event: Pick<ScheduledEvent, "at" | "kind" | "title">) => ScheduledEvent,
): ScheduledEvent[] {
  const path = `blocks[_key=="${block._key}"]`;
  const times = Object.entries(TIMES).flatMap(([field, kind]) => {
    const time = block[field];
    if (typeof time !== "string") return [];
    return eventAt(`${path}.${field}`, { at: Date.parse(time), kind, title: blockTitle(block) });
  });
  const list = expiringLists.get(block._type) ?? "";
  const expiring = storedItems(block[list]).flatMap((item) => {
    const validUntil = storedField(item, "validUntil");
    const standard = storedField(item, "standard");
    if (typeof validUntil !== "string") return [];
    return eventAt(`${path}.${list}[_key=="${String(storedField(item, "_key"))}"].validUntil`, {
      at: endOfDay(validUntil),
      kind: "certificate expires",
      title: typeof standard === "string" ? standard : "Certificate",
    });
  });
  return [...times, ...expiring];
}

/** The heading of a block, which tells blocks of the same type apart in little space. */
function blockTitle({ _type, heading }: Block): string {
  return typeof heading === "string" && heading !== "" ? heading : (typeTitle(_type) ?? _type);
}

/** Short labels for what happens. */
export const EVENT_LABELS: Readonly<Record<ScheduledEvent["kind"], string>> = {
  release: "Release goes live",
  "scheduled draft": "Draft goes live",
  "went live": "Went live",
  "block appears": "Block appears",
  "block ends": "Block ends",
  "certificate expires": "Certificate expires",
  "post date": "Date of a post",
};
