import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { createClient, type SanityClient } from "@sanity/client";

import { createLakeProcess } from "../../testing/lake-process.ts";
import { sendInvalidRequests } from "./invalid-requests.ts";
import { listenToEntries, listenToTotal, watchPairs } from "./listeners.ts";
import { findLogDifferences, findLostWrites, findMissedEvents, LAKE } from "./verify.ts";
import { initialDocuments, writeUntilStopped } from "./writer.ts";

interface SoakOptions {
  readonly kills: number;
  readonly writers: number;
  readonly listeners: number;
  /** The maximum time from a start to the next kill. */
  readonly maxUptimeMs: number;
  readonly log?: (line: string) => void;
}

interface SoakResult {
  /** The number of acknowledged transactions. */
  readonly acknowledged: number;
  /** Everything that was lost, half-written, written twice, missed or answered incorrectly. */
  readonly faults: readonly string[];
}

/**
 * Writes, listens and reads with Sanity's client while the lake is killed at random. Then compares the content with what was
 * acknowledged.
 */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const { kills, writers, listeners, maxUptimeMs, log = () => undefined } = options;
  const folder = mkdtempSync(join(tmpdir(), "lake-soak-"));
  const server = await createLakeProcess(folder);
  const { url } = server;
  try {
    await server.start();
    // Unlike the operator's key, it is valid after the next start too.
    const printed = await server.run(["token", "add", "soak", "--rights", "write"]);
    const token = printed.split("\n")[0]?.trim() ?? "";
    const client = clientOf(url, token);
    await client.mutate(initialDocuments(writers).map((create) => ({ create })));
    const entryListeners = Array.from({ length: listeners }, () => listenToEntries(client));
    const totalListener = listenToTotal(client);

    const stopped = new AbortController();
    const writing = Promise.all(
      Array.from({ length: writers }, (_, writer) =>
        writeUntilStopped(clientOf(url, token), writer, stopped.signal),
      ),
    );
    const watching = watchPairs(client, stopped.signal);
    const faults: string[] = [];
    for (let kill = 1; kill <= kills; kill++) {
      const invalid = sendInvalidRequests(url, token);
      await setTimeout(100 + Math.random() * maxUptimeMs);
      if (!server.isRunning) faults.push("The lake ended by itself");
      await server.kill();
      faults.push(...(await invalid));
      await server.start();
      log(`killed and restarted, ${kill} of ${kills}`);
    }
    faults.push(...(await sendInvalidRequests(url, token)));
    stopped.abort();
    const states = await writing;
    faults.push(
      ...(await watching),
      ...states.flatMap((state) => state.faults),
      ...(await findLostWrites(client, states)),
      ...(await findMissedEvents(client, entryListeners, totalListener)),
    );
    await server.stop();
    faults.push(...findLogDifferences(folder));
    const acknowledged = states.map(({ steps, shared, published }) => steps + shared + 2 * published);
    return { acknowledged: acknowledged.reduce((sum, count) => sum + count, 0), faults };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

function clientOf(apiHost: string, token: string): SanityClient {
  return createClient({
    ...LAKE,
    apiHost,
    token,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: "2025-11-01",
    perspective: "raw",
    maxRetries: 0,
  });
}
