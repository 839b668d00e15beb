import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

import { type SanityClient, createClient } from "@sanity/client";

import { freePort, startBackend } from "../bench/backend-process.ts";
import { openLake } from "../open-lake.ts";
import { type Follower, followEntries, followTotal, watchHalves } from "./follower.ts";
import { unlikeTheirLog } from "./log-check.ts";
import { sendOddRequests } from "./odd-requests.ts";
import { type Model, firstDocuments, keepWriting } from "./writer.ts";

const IDS = { projectId: "local000", dataset: "production" };

export interface SoakOptions {
  readonly kills: number;
  readonly writers: number;
  readonly listeners: number;
  /** Milliseconds between a start and the next kill, at most. */
  readonly longestLife: number;
  readonly tell?: (line: string) => void;
}

export interface SoakResult {
  readonly acknowledged: number;
  /** Everything that was lost, torn, doubled or answered wrongly, in words. */
  readonly faults: readonly string[];
}

/** Writes, listens and reads through the real client while the backend is killed at random moments; then compares with what was acknowledged. */
export async function soak({
  kills,
  writers,
  listeners,
  longestLife,
  tell = () => undefined,
}: SoakOptions): Promise<SoakResult> {
  const folder = mkdtempSync(join(tmpdir(), "lake-soak-"));
  const port = await freePort();
  let backend = await startBackend(folder, port);
  try {
    const client = clientOf(backend.url);
    await client.mutate(firstDocuments(writers).map((create) => ({ create })));
    const followers = Array.from({ length: listeners }, () => followEntries(client));
    const total = followTotal(client);

    let isOver = false;
    const writing = Promise.all(
      Array.from({ length: writers }, (_, writer) =>
        keepWriting(clientOf(backend.url), writer, () => isOver),
      ),
    );
    const watching = watchHalves(client, () => isOver);
    const faults: string[] = [];
    /* oxlint-disable no-await-in-loop -- one life after the other */
    for (let kill = 1; kill <= kills; kill++) {
      const odd = sendOddRequests(backend.url);
      await setTimeout(100 + Math.random() * longestLife);
      await backend.kill("SIGKILL");
      faults.push(...(await odd));
      backend = await startBackend(folder, port);
      tell(`killed and started again, ${kill} of ${kills}`);
    }
    /* oxlint-enable no-await-in-loop */
    faults.push(...(await sendOddRequests(backend.url)));
    isOver = true;
    const models = await writing;
    faults.push(
      ...(await watching),
      ...models.flatMap((model) => model.faults),
      ...(await differences(client, models)),
    );
    faults.push(...(await unheard(client, followers, total)));
    await backend.kill("SIGTERM");
    faults.push(...unlikeLog(folder));
    return {
      acknowledged: models.reduce(
        (sum, { steps, shared, published }) => sum + steps + shared + 2 * published,
        0,
      ),
      faults,
    };
  } finally {
    await backend.kill("SIGKILL");
    rmSync(folder, { recursive: true });
  }
}

function clientOf(apiHost: string): SanityClient {
  return createClient({
    ...IDS,
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: "2025-11-01",
    perspective: "raw",
    maxRetries: 0,
  });
}

/** Everything in the lake, beside what the writers know to be there. */
async function differences(client: SanityClient, models: readonly Model[]): Promise<string[]> {
  const found = await client.fetch<Record<string, unknown>>(`{
    "total": *[_id == "total"][0].value, "shared": *[_id == "shared"][0].value,
    "entries": *[_type == "entry"] | order(_id){"id": _id, n},
    "halves": *[_type == "half"] | order(_id){"id": _id, n},
    "pages": *[_type == "page"] | order(_id){"id": _id, n}
  }`);
  const known: Record<string, unknown> = {
    total: models.reduce((sum, { steps }) => sum + steps, 0),
    shared: models.reduce((sum, { shared }) => sum + shared, 0),
    entries: models.flatMap(({ entries }) => [...entries].map(([id, n]) => ({ id, n }))).toSorted(byId),
    halves: models
      .flatMap(({ writer, steps: n }) => [
        { id: `left-${writer}`, n },
        { id: `right-${writer}`, n },
      ])
      .toSorted(byId),
    pages: models
      .flatMap(({ writer, published: n }) => (n > 0 ? [{ id: `page-${writer}`, n }] : []))
      .toSorted(byId),
  };
  return Object.keys(known)
    .filter((name) => !isDeepStrictEqual(found[name], known[name]))
    .map((name) => `${name}: the lake has ${short(found[name])}, the writers know ${short(known[name])}`);
}

/** Waits for the last events; returns who has not heard of everything. */
async function unheard(
  client: SanityClient,
  followers: readonly Follower[],
  total: Follower,
): Promise<string[]> {
  const entries = await client.fetch<{ _id: string; n: number }[]>(
    '*[_type == "entry"] | order(_id){_id, n}',
  );
  const wanted = entries.map(({ _id, n }) => [_id, n]);
  const value = await client.fetch<number>('*[_id == "total"][0].value');
  const late = () => [
    ...followers
      .filter(({ state }) => !isDeepStrictEqual(state(), wanted))
      .map(() => "A listener has not heard of every entry"),
    ...(total.state() === value
      ? []
      : [`By its sync tags the total is ${String(total.state())}, it is ${value}`]),
  ];
  for (let patience = 100; late().length > 0 && patience > 0; patience--) {
    // oxlint-disable-next-line no-await-in-loop -- events are under way
    await setTimeout(50);
  }
  for (const { stop } of [...followers, total]) stop();
  return late();
}

function unlikeLog(folder: string): string[] {
  const lake = openLake({ ...IDS, file: join(folder, "lake.db") });
  const ids = [...lake.documents.all()].map(({ _id }) => _id);
  const unlike = unlikeTheirLog(lake, ids).map((id) => `${id} is not what its log makes of it`);
  lake.close();
  return unlike;
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}

function short(value: unknown): string {
  return JSON.stringify(value).slice(0, 300);
}
