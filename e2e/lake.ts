import { readFile } from "node:fs/promises";
import { basename } from "node:path";

import { expect } from "@playwright/test";
import { createClient } from "@sanity/client";

import { env } from "#env.ts";
import { asOperator } from "#testing/lake.ts";

export type Lake = ReturnType<typeof createLake>;

/** The documents of the raw perspective also include drafts and the versions in releases. */
const IS_PUBLISHED = '!(_id in path("drafts.**") || _id in path("versions.**"))';

interface NewPage {
  readonly path: string;
  readonly title?: string;
  readonly blocks?: readonly {
    readonly _type: string;
    readonly _key: string;
    readonly [field: string]: unknown;
  }[];
}

/** A client with the rights of the operator of the lake under test. */
export function createOperatorClient() {
  return createClient({
    projectId: "local000",
    dataset: "production",
    apiVersion: "2025-11-01",
    apiHost: env.lakeUrl,
    useProjectHostname: false,
    useCdn: false,
    // Not for the lifetime of the tests: each start of the lake makes a new key.
    resolveFetch: () => (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set("authorization", asOperator(env.dataDirectory).authorization);
      return fetch(url, { ...init, headers });
    },
  });
}

/** Direct access to the lake, to check what is stored and to create content that a test needs. */
export function createLake() {
  const client = createOperatorClient().withConfig({ perspective: "raw" });
  const releaseWith = async (id: string): Promise<string> => {
    const versions = '*[sanity::versionOf($id) && _id in path("versions.**")]._id';
    const [versionId = ""] = await client.fetch<string[]>(versions, { id });
    return versionId.split(".")[1] ?? "";
  };
  return {
    /** The draft at a path, or the published page if there is no draft. */
    page: (path: string) =>
      client.fetch<StoredPage | null>(
        '*[_type == "page" && path == $path] | order(_id in path("drafts.**") desc)[0]',
        { path },
      ),
    /** The draft of a document, or the published version if there is no draft. */
    drafted: (id: string) =>
      client.fetch<StoredPage | null>(
        '*[_id in [$id, "drafts." + $id]] | order(_id in path("drafts.**") desc)[0]',
        { id },
      ),
    published: (path: string) =>
      client.fetch<StoredPage | null>(`*[_type == "page" && path == $path && ${IS_PUBLISHED}][0]`, { path }),
    /** The published documents with a path, and their blocks. */
    routed: () =>
      client.fetch<{ _type: string; path: string; blocks: { _type: string }[] | null }[]>(
        `*[defined(path) && ${IS_PUBLISHED}]{ _type, path, blocks }`,
      ),
    /** The ids of the capabilities that someone has confirmed. */
    confirmedCapabilities: () =>
      client.fetch<string[]>(`*[_type == "capability" && defined(confirmedOn) && ${IS_PUBLISHED}]._id`),
    paths: () => client.fetch<string[]>(`*[_type == "page" && ${IS_PUBLISHED}].path`),
    /** Uploads a picture and returns a value for a picture field. */
    picture: async (file: string, alt: string) => {
      const { _id } = await client.assets.upload("image", await readFile(file), { filename: basename(file) });
      return { _type: "picture", asset: { _type: "reference", _ref: _id }, alt };
    },
    /**
     * Uploads a new picture of one color and returns a value for a picture field, without alternative text. The size is in pixels.
     */
    drawnPicture: async (filename: string, { width, height }: { width: number; height: number }) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><title>${filename}</title><rect width="100%" height="100%" fill="#999"/></svg>`;
      const { _id } = await client.assets.upload("image", Buffer.from(svg), { filename });
      return { _type: "picture", asset: { _type: "reference", _ref: _id } };
    },
    /** Creates a page and waits until the site shows it, because an earlier visit would log a 404 in the console. */
    publish: async ({ path, title = "A page of a test", blocks = [] }: NewPage) => {
      const summary = "What a test needs from a page.";
      const page = await client.create({ _type: "page", path, title, summary, blocks: [...blocks] });
      await expect.poll(async () => (await fetch(env.siteUrl + path)).status).toBe(200);
      return page;
    },
    /** Adds a changed version of a document to a new release and returns the release's id. */
    addToRelease: async (id: string, changes: Record<string, unknown>): Promise<string> => {
      const { releaseId } = await client.releases.create({
        metadata: { title: `Release of ${id}`, releaseType: "asap" },
      });
      const stored = await client.getDocument(id);
      if (stored === undefined) throw new Error(`The lake has no document ${id}.`);
      await client.create({ ...stored, ...changes, _id: `versions.${releaseId}.${id}` });
      return releaseId;
    },
    publishRelease: async (releaseId: string): Promise<void> => {
      await client.releases.publish({ releaseId });
    },
    /** Schedules the release that contains a version of the document. Works for scheduled releases too. */
    schedule: async (id: string, publishAt: Date): Promise<void> => {
      await client.releases.schedule({
        releaseId: await releaseWith(id),
        publishAt: publishAt.toISOString(),
      });
    },
    /** Cancels the schedule of the release that contains a version of the document. */
    unschedule: async (id: string): Promise<void> => {
      await client.releases.unschedule({ releaseId: await releaseWith(id) });
    },
    /** Stores a document of any type without changes. */
    store: (document: { _id: string; _type: string; [field: string]: unknown }) =>
      client.createOrReplace(document),
    remove: (id: string) => client.delete(id),
    /** Deletes all documents and redirects whose path or name starts with `path`, or whose id starts with it without the slash. */
    clear: async (path: string) => {
      const ids = await client.fetch<string[]>(
        `*[string::startsWith(coalesce(path, from, name, ""), $path) || string::startsWith(_id, $id)
          || string::startsWith(_id, "drafts." + $id)]._id`,
        { path, id: path.slice(1) },
      );
      const transaction = client.transaction();
      for (const id of ids) transaction.delete(id);
      if (ids.length > 0) await transaction.commit({ visibility: "async" });
    },
    /** Sets fields of a document, and removes those whose value is undefined. */
    patch: (id: string, values: Record<string, unknown>) => {
      const removed = Object.keys(values).filter((field) => values[field] === undefined);
      return client.patch(id).set(values).unset(removed).commit({ visibility: "async" });
    },
  };
}

export interface StoredPage {
  readonly _id: string;
  readonly title: string;
  readonly blocks: readonly {
    readonly _type: string;
    readonly _key: string;
    readonly heading?: string;
    readonly lead?: string;
  }[];
}

type LakeControl = "start" | "kill" | `kill?answer=${"502" | "503" | "reset"}`;

/**
 * Kills the lake, or starts it again. In between, either nothing listens on its port, or a server responds like a proxy whose lake
 * is down. Works only under `pnpm test`.
 */
export async function controlLake(act: LakeControl): Promise<void> {
  await control(env.lakeControlUrl, act);
}

/** Kills the admin API, or starts it again. Works only under `pnpm test`. */
export async function controlAdmin(act: "start" | "kill"): Promise<void> {
  await control(env.adminControlUrl, act);
}

async function control(url: string | undefined, act: string): Promise<void> {
  if (url === undefined) throw new Error("Only `pnpm e2e` can stop a server: E2E_…_CONTROL_URL is not set.");
  const response = await fetch(`${url}/${act}`, { method: "POST" });
  if (!response.ok) throw new Error(`The server did not ${act}: ${await response.text()}`);
}
