import { readFile } from "node:fs/promises";
import { basename } from "node:path";

import { createClient } from "@sanity/client";

import { env } from "#env.ts";

export type Lake = ReturnType<typeof createLake>;

interface NewPage {
  readonly path: string;
  readonly title?: string;
  readonly blocks?: readonly {
    readonly _type: string;
    readonly _key: string;
    readonly [field: string]: unknown;
  }[];
}

/** The lake past the Studio: to prove what is stored, and to prepare what a test is not about. */
export function createLake() {
  const client = createClient({
    projectId: "local000",
    dataset: "production",
    apiVersion: "2025-11-01",
    apiHost: env.lakeUrl,
    useProjectHostname: false,
    useCdn: false,
    perspective: "raw",
  });
  return {
    /** The draft, or else the published page, at a path. */
    page: (path: string) =>
      client.fetch<StoredPage | null>(
        '*[_type == "page" && path == $path] | order(_id in path("drafts.**") desc)[0]',
        { path },
      ),
    /** The draft of a document, or else what is published. */
    drafted: (id: string) =>
      client.fetch<StoredPage | null>(
        '*[_id in [$id, "drafts." + $id]] | order(_id in path("drafts.**") desc)[0]',
        { id },
      ),
    published: (path: string) =>
      client.fetch<StoredPage | null>(
        '*[_type == "page" && path == $path && !(_id in path("drafts.**"))][0]',
        { path },
      ),
    paths: () => client.fetch<string[]>('*[_type == "page" && !(_id in path("drafts.**"))].path'),
    /** Stores a picture; returns the field that shows it. */
    picture: async (file: string, alt: string) => {
      const { _id } = await client.assets.upload("image", await readFile(file), { filename: basename(file) });
      return { _type: "picture", asset: { _type: "reference", _ref: _id }, alt };
    },
    publish: ({ path, title = "A page of a test", blocks = [] }: NewPage) =>
      client.create({ _type: "page", path, title, blocks: [...blocks] }),
    /** Puts a document into a release of its own, changed; returns the id of the release. */
    addToRelease: async (id: string, changes: Record<string, unknown>): Promise<string> => {
      const { releaseId } = await client.releases.create({
        metadata: { title: `Release of ${id}`, releaseType: "asap" },
      });
      const stored = await client.getDocument(id);
      if (stored === undefined) throw new Error(`The lake has no document ${id}.`);
      await client.create({ ...stored, ...changes, _id: `versions.${releaseId}.${id}` });
      return releaseId;
    },
    /** Stores a document of any kind as it is. */
    store: (document: { _id: string; _type: string; [field: string]: unknown }) =>
      client.createOrReplace(document),
    remove: (id: string) => client.delete(id),
    /** Removes what stands at a path, with its draft, so that no list of another test shows it. */
    clear: async (path: string) => {
      const ids = await client.fetch<string[]>("*[path == $path]._id", { path });
      const transaction = client.transaction();
      for (const id of ids) transaction.delete(id);
      await transaction.commit({ visibility: "async" });
    },
    patch: (id: string, values: Record<string, unknown>) =>
      client.patch(id).set(values).commit({ visibility: "async" }),
  };
}

export interface StoredPage {
  readonly _id: string;
  readonly title: string;
  readonly blocks: readonly { readonly _type: string; readonly _key: string; readonly heading?: string }[];
}

/** Takes the lake away as a power cut would, or gives it back. Only under `pnpm test`. */
export async function controlLake(act: "kill" | "start"): Promise<void> {
  if (env.lakeControlUrl === undefined)
    throw new Error("Only `pnpm e2e` can take the lake away: E2E_LAKE_CONTROL_URL is not set.");
  const response = await fetch(`${env.lakeControlUrl}/${act}`, { method: "POST" });
  if (!response.ok) throw new Error(`The lake did not ${act}: ${await response.text()}`);
}
