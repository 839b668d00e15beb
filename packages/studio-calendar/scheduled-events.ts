import { getPublishedId, getVersionFromId } from "sanity";
import type { FormTitles } from "studio-kit/form-titles.ts";
import { preferDrafts, useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

/** What a Studio says about its documents. */
export interface CalendarSettings {
  readonly titles: FormTitles;
  /** What the title of a document is made of, in GROQ: fields, which depend on its type, and projections. */
  readonly titleFields: readonly string[];
  /** The documents with times of their own. */
  readonly timed: {
    /** A GROQ condition that selects them. */
    readonly filter: string;
    /** The fields that `eventsOf` needs, in GROQ. */
    readonly fields: string;
    readonly params: Readonly<Record<string, unknown>>;
    /** A GROQ condition for all documents that may have times. */
    readonly watch: string;
    readonly eventsOf: (document: TimedDocument) => readonly TimedEvent[];
  };
}

export interface TimedDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** Something that happens at a time in a document. */
export interface TimedEvent {
  /** In ms since 1970. */
  readonly at: number;
  /** What happens, such as “Block appears”. */
  readonly label: string;
  /** What visitors notice. Undefined if nothing changes automatically. */
  readonly effect: "appears" | "ends" | undefined;
  readonly title: string;
  /** Default: the title of the document. */
  readonly detail?: string;
  /** Whether it happens to a part of the document, and not to all of it. */
  readonly isPart: boolean;
  /** The field in the form. */
  readonly path: string;
}

/** Published ones first, so that drafts push out only drafts. */
const MAX_DOCUMENTS = 2000;

const release = (fields: string) => `{
  "name": coalesce(name, string::split(_id, ".")[2]), state,
  "publishAt": coalesce(publishedAt, publishAt, metadata.intendedPublishAt),
  "title": metadata.title, "cardinality": metadata.cardinality, "hasFailed": defined(error),
  "publishedIds": finalDocumentStates[]{ "id": array::join(string::split(id, ".")[2..-1], ".") }.id
}{ ..., "published": *[_id in ^.publishedIds]{${fields}} }`;

/**
 * Everything with a time at which the site changes, and the latest releases that went live, in the `raw` perspective. Published ids are
 * made by a projection of their own: a lake finds documents by an attribute, but compares all of them with a function of it.
 */
export function eventsQuery({ titleFields, timed }: Pick<CalendarSettings, "titleFields" | "timed">): string {
  const fields = `_id, _type, ${titleFields.join(", ")}`;
  return `{
  "releases": *[_type == "system.release" && state in ["active", "scheduled"]]${release(fields)},
  "done": *[_type == "system.release" && state == "published"] | order(publishedAt desc)[0...50]${release(fields)},
  "versions": *[_id in path("versions.**")]{${fields}, "isRemoval": _system.delete == true},
  "documents": *[!(_id in path("versions.**")) && (${timed.filter})] | order(_id in path("drafts.**"))[0...${MAX_DOCUMENTS}]{
    ${fields}, ${timed.fields}, "publishedId": coalesce(string::split(_id, "drafts.")[1], _id)
  }{ ..., "isPublished": count(*[_id == ^.publishedId]) > 0 }
}`;
}

const text = v.nullish(v.string());
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

/** The result of the query. */
const Scheduled = v.object({
  releases: v.array(Release),
  done: v.array(Release),
  versions: v.array(
    v.looseObject({
      _id: v.string(),
      _type: v.string(),
      /** Whether the release takes the document off the site. Null if it does not. */
      isRemoval: v.nullable(v.boolean()),
    }),
  ),
  documents: v.array(
    v.looseObject({
      _id: v.string(),
      _type: v.string(),
      /** Whether visitors see the document, perhaps in an older version. */
      isPublished: v.boolean(),
    }),
  ),
});
export type Scheduled = v.InferOutput<typeof Scheduled>;

/** A change on the site at a set time. */
export interface ScheduledEvent extends Omit<TimedEvent, "path"> {
  /** Details: the documents of a release, or the page of a block. */
  readonly detail: string;
  /**
   * Whether nothing happens until an editor does something: a paused draft, a release that only has an intended date, or a block of a page
   * that is not published.
   */
  readonly isTentative: boolean;
  /** The place in the Studio that shows it. */
  readonly target:
    | { intent: "release"; params: { id: string } }
    | { intent: "edit"; params: { id: string; type: string; path?: string; scheduledDraft?: string } };
}

/** Everything that goes live or ends at or after `from` (in ms since 1970), kept up to date. Undefined until it has loaded. */
export function useScheduledEvents(settings: CalendarSettings, from: number): ScheduledEvent[] | undefined {
  const scheduled = useLiveQuery({
    query: eventsQuery(settings),
    params: settings.timed.params,
    schema: Scheduled,
    watch: `*[_type == "system.release" || _id in path("versions.**") || ${settings.timed.watch}]`,
  });
  return scheduled && scheduledEvents(settings, scheduled, from);
}

/** Days after the year 9999 cannot be formatted, so one of them would end the tools that list the events. */
const END = Date.UTC(9999, 11, 31);

/** The events at or after `from` (in ms since 1970), earliest first. Uses the draft of a document if it has one. */
export function scheduledEvents(
  settings: CalendarSettings,
  { releases, done, versions, documents }: Scheduled,
  from: number,
): ScheduledEvent[] {
  const { titles } = settings;
  const events = [
    ...done.flatMap((each) => releaseEvent(titles, each, each.published)),
    ...releases.flatMap((each) =>
      releaseEvent(
        titles,
        each,
        versions.filter(({ _id }) => getVersionFromId(_id) === each.name),
      ),
    ),
    ...preferDrafts(documents).flatMap((document) => documentEvents(settings, document)),
  ];
  return events.filter(({ at }) => at >= from && at < END).toSorted((a, b) => a.at - b.at);
}

interface ReleasedDocument extends TimedDocument {
  readonly isRemoval?: boolean | null;
}

/** A release or a scheduled draft: one that goes live, or that is on the site. */
function releaseEvent(
  { documentTitle, typeTitle }: FormTitles,
  { name, state, title, cardinality, publishAt }: Release,
  documents: readonly ReleasedDocument[],
): ScheduledEvent[] {
  if (!publishAt) return [];
  const isDone = state === "published";
  const shared = {
    at: Date.parse(publishAt),
    effect: "appears" as const,
    isPart: false,
    isTentative: !isDone && state !== "scheduled",
  };
  const [first] = documents;
  if (cardinality === "one" && first !== undefined) {
    const params = { id: getPublishedId(first._id), type: first._type };
    return [
      {
        ...shared,
        label: isDone ? "Went live" : "Draft goes live",
        title: documentTitle(first),
        detail: typeTitle(first._type) ?? first._type,
        target: { intent: "edit", params: isDone ? params : { ...params, scheduledDraft: name } },
      },
    ];
  }
  const removed = removedBy(documents);
  const titles = (removed.length > 0 ? removed : documents).map(documentTitle);
  const empty = isDone ? "Its documents are no longer on the site" : "No documents yet";
  return [
    {
      ...shared,
      ...(removed.length > 0
        ? { label: "Comes off the site", effect: "ends" }
        : { label: isDone ? "Went live" : "Release goes live" }),
      title: title || "Release without a title",
      detail: titles.join(", ") || empty,
      target: { intent: "release", params: { id: name } },
    },
  ];
}

/** What a release takes off the site, if it changes nothing else of this kind. The redirects from a removed page are another kind. */
function removedBy(documents: readonly ReleasedDocument[]): readonly ReleasedDocument[] {
  const removed = documents.filter(({ isRemoval }) => isRemoval === true);
  const changesOthers = documents.some(
    ({ _type, isRemoval }) => isRemoval !== true && removed.some((other) => other._type === _type),
  );
  return changesOthers ? [] : removed;
}

function documentEvents(
  { titles, timed }: CalendarSettings,
  document: Scheduled["documents"][number],
): ScheduledEvent[] {
  const { _id, _type, isPublished } = document;
  const params = { id: getPublishedId(_id), type: _type };
  return timed.eventsOf(document).map(({ path, detail, ...event }) =>
    Object.assign(event, {
      detail: detail ?? titles.documentTitle(document),
      isTentative: !isPublished,
      target: { intent: "edit" as const, params: Object.assign({ path }, params) },
    }),
  );
}
