import { createLakeProcess } from "../testing/lake-process.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

/** Headers of a client that is not on this machine. */
export const REMOTE = { "x-forwarded-for": "203.0.113.7" };

/** Starts a lake without accounts in a process of its own. Dispose of it with `await using`. */
export async function startLake() {
  const dataDirectory = temporaryFolder();
  const lake = await createLakeProcess(dataDirectory);
  await lake.start();
  const send = (path: string, init: RequestInit = {}) => fetch(lake.url + path, init);
  return {
    dataDirectory,
    lake,
    send,
    /** Writes as a program on this machine. Throws an Error if the lake rejects it. */
    async mutate(...mutations: unknown[]): Promise<void> {
      const body = JSON.stringify({ mutations });
      const response = await send("/v2025-02-19/data/mutate/production", { method: "POST", body });
      if (!response.ok) throw new Error(`The lake answered ${response.status}: ${await response.text()}`);
    },
    [Symbol.asyncDispose]: () => lake.stop(),
  };
}
