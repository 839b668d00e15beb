import { getVersionFromId, type SanityClient } from "sanity";
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

type Client = Pick<SanityClient, "fetch" | "releases" | "unpublishVersion" | "createVersion">;

interface EndingPage {
  /** The published id. */
  readonly id: string;
  readonly paths: readonly string[];
}

/** Finds the scheduled release that takes the page off the site. */
export async function findPageEnd(
  client: Pick<Client, "fetch">,
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

/** Schedules the end of a page, and redirects from its paths that appear at the same moment. */
export async function schedulePageEnd(
  client: Client,
  { id, title, endsAt, paths, target }: NewPageEnd,
): Promise<void> {
  const { releaseId } = await client.releases.create({
    metadata: {
      title: `End of “${title}”`,
      releaseType: "scheduled",
      intendedPublishAt: endsAt.toISOString(),
    },
  });
  try {
    await client.unpublishVersion({ releaseId, publishedId: id });
    if (target !== undefined)
      for (const from of paths) {
        const redirectId = randomId();
        // Temporary, because a page that ends may come back.
        const page = { _type: "reference", _ref: target };
        const document = { _type: "redirect", from, kind: "page", page, permanent: false };
        await client.createVersion({ releaseId, publishedId: redirectId, document });
      }
    await client.releases.schedule({ releaseId, publishAt: endsAt.toISOString() });
  } catch (reason) {
    await discard(client, releaseId);
    throw reason;
  }
}

/** Deletes the release that ends a page: it stays on the site. */
export async function cancelPageEnd(
  client: Pick<Client, "releases">,
  { releaseId }: Pick<PageEnd, "releaseId">,
): Promise<void> {
  await client.releases.unschedule({ releaseId });
  await discard(client, releaseId);
}

async function discard(client: Pick<Client, "releases">, releaseId: string): Promise<void> {
  await client.releases.archive({ releaseId });
  await client.releases.delete({ releaseId });
}
