import { getVersionFromId, getVersionId, type SanityClient } from "sanity";
import { randomId } from "studio-grid/random-id.ts";

// The end of a page: a scheduled release that unpublishes it. So its lists, links, search and the preview of a later date follow.

/** When a page ends, and the release that ends it. */
export interface PageEnd {
  readonly releaseId: string;
  readonly title: string;
  readonly endsAt: string;
  /** Whether it is the release of an editor, with changes beside the end. They would be lost with it. */
  readonly hasOtherChanges: boolean;
}

const ENDS = `{
  "ends": *[
    _id in path("versions.**") && _system.delete == true && array::join(string::split(_id, ".")[2..-1], ".") == $id
  ]{
    _id, ...*[_id == "_.releases." + string::split(^._id, ".")[1] && state == "scheduled"][0]{
      "title": coalesce(metadata.title, "Release without a title"), "endsAt": publishAt
    }
  },
  "versions": *[_id in path("versions.**")]{ _id, _type, from }
}`;

interface Found {
  readonly ends: readonly {
    readonly _id: string;
    readonly title?: string;
    readonly endsAt?: string | null;
  }[];
  readonly versions: readonly {
    readonly _id: string;
    readonly _type: string;
    readonly from: string | null;
  }[];
}

interface EndingPage {
  /** The published id. */
  readonly id: string;
  readonly paths: readonly string[];
}

/** Finds the scheduled release that takes the page off the site. */
export async function findPageEnd(
  client: Pick<SanityClient, "fetch">,
  { id, paths }: EndingPage,
): Promise<PageEnd | undefined> {
  const { ends, versions } = await client.fetch<Found>(ENDS, { id }, { perspective: "raw", tag: "page-end" });
  const isPartOfEnd = ({ _type, from }: Found["versions"][number]) =>
    _type === "redirect" && from !== null && paths.includes(from);
  return ends.flatMap(({ _id, title = "", endsAt }) => {
    const releaseId = getVersionFromId(_id);
    if (!endsAt || releaseId === undefined) return [];
    const others = versions.filter((each) => each._id !== _id && getVersionFromId(each._id) === releaseId);
    return [{ releaseId, title, endsAt, hasOtherChanges: !others.every(isPartOfEnd) }];
  })[0];
}

interface NewPageEnd extends EndingPage {
  readonly title: string;
  readonly endsAt: Date;
  /** Where the paths lead from then on. Without a target they show the “not found” page. */
  readonly target: string | undefined;
}

/**
 * Schedules the end of a page, and redirects from its paths that appear at the same moment. One transaction: contributors may add changes to
 * a release until it is scheduled, and nobody would review them.
 */
export async function schedulePageEnd(
  client: Pick<SanityClient, "action">,
  { id, title, endsAt, paths, target }: NewPageEnd,
): Promise<void> {
  const releaseId = `r${randomId().slice(0, 8)}`;
  const publishAt = endsAt.toISOString();
  const redirects = target === undefined ? [] : paths.map((from) => redirectTo(target, from));
  await client.action([
    {
      actionType: "sanity.action.release.create",
      releaseId,
      metadata: { title: `End of “${title}”`, releaseType: "scheduled", intendedPublishAt: publishAt },
    },
    {
      actionType: "sanity.action.document.version.unpublish",
      publishedId: id,
      versionId: getVersionId(id, releaseId),
    },
    ...redirects.map(({ _id, ...redirect }) => ({
      actionType: "sanity.action.document.version.create" as const,
      publishedId: _id,
      document: { ...redirect, _id: getVersionId(_id, releaseId) },
    })),
    { actionType: "sanity.action.release.schedule", releaseId, publishAt },
  ]);
}

/** Temporary, because a page that ends may come back. */
function redirectTo(target: string, from: string) {
  const page = { _type: "reference", _ref: target };
  return { _id: randomId(), _type: "redirect", from, kind: "page", page, permanent: false };
}

/** Deletes the release that ends a page: it stays on the site. */
export async function cancelPageEnd(
  client: Pick<SanityClient, "releases">,
  { releaseId }: Pick<PageEnd, "releaseId">,
): Promise<void> {
  await client.releases.unschedule({ releaseId });
  await client.releases.archive({ releaseId });
  await client.releases.delete({ releaseId });
}
