import type { SanityClient } from "@sanity/client";
import { releaseOf } from "schemas/fields/lake.ts";
import { randomId } from "studio-grid/random-id.ts";

// The end of a page: a scheduled release that unpublishes it. So its lists, links, search and the preview of a later date follow.

/** When a page ends. */
export interface PageEnd {
  readonly releaseId: string;
  readonly endsAt: string;
}

const ENDS = `*[
  _id in path("versions.**") && _system.delete == true && array::join(string::split(_id, ".")[2..-1], ".") == $id
]{
  _id, "endsAt": *[_id == "_.releases." + string::split(^._id, ".")[1] && state == "scheduled"][0].publishAt
}`;

type Client = Pick<SanityClient, "fetch" | "releases" | "unpublishVersion" | "createVersion">;

/** Finds the scheduled release that takes the page off the site. `id` is the published id. */
export async function findPageEnd(client: Pick<Client, "fetch">, id: string): Promise<PageEnd | undefined> {
  const found = await client.fetch<{ _id: string; endsAt: string | null }[]>(
    ENDS,
    { id },
    { perspective: "raw", tag: "page-end" },
  );
  return found.flatMap(({ _id, endsAt }) => {
    const releaseId = releaseOf(_id);
    return endsAt === null || releaseId === undefined ? [] : [{ releaseId, endsAt }];
  })[0];
}

interface NewPageEnd {
  /** The published id. */
  readonly id: string;
  readonly title: string;
  readonly endsAt: Date;
  /** The paths that lead to `target` from then on. Without a target they show the “not found” page. */
  readonly paths: readonly string[];
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
  await client.unpublishVersion({ releaseId, publishedId: id });
  if (target !== undefined)
    for (const from of paths) {
      const redirectId = randomId();
      // Temporary, because a page that ends may come back.
      const page = { _type: "reference", _ref: target };
      const document = { _type: "redirect", from, kind: "page", page, permanent: false };
      await client.createVersion({ releaseId, publishedId: redirectId, document });
    }
  try {
    await client.releases.schedule({ releaseId, publishAt: endsAt.toISOString() });
  } catch (reason) {
    await discard(client, releaseId);
    throw reason;
  }
}

/** Cancels the end of a page: it stays on the site. */
export async function cancelPageEnd(client: Pick<Client, "releases">, { releaseId }: PageEnd): Promise<void> {
  await client.releases.unschedule({ releaseId });
  await discard(client, releaseId);
}

async function discard(client: Pick<Client, "releases">, releaseId: string): Promise<void> {
  await client.releases.archive({ releaseId });
  await client.releases.delete({ releaseId });
}
