import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { afterEach, beforeEach } from "vitest";

import { createLog } from "#log.ts";

import { openLake } from "../lake.ts";
import { startWebhooks } from "./webhooks.ts";

export const SECRET = "a secret of the site";
export const ADMINISTRATOR = { identity: { id: "tester", role: "administrator" } } as const;

interface Delivery {
  readonly body: string;
  readonly headers: Record<string, string | string[] | undefined>;
}

/** A site and a lake for each test of a file, which are gone after it. Call it once, outside the tests. */
export function useWebhooks() {
  let folder = "";
  const cleanups: (() => void)[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "webhooks-"));
  });
  afterEach(() => {
    for (const cleanUp of cleanups.splice(0).toReversed()) cleanUp();
    rmSync(folder, { recursive: true });
  });

  /** A site that answers each delivery with the next of `statuses`, then with 200. */
  async function receiver({
    statuses,
    port = 0,
    delayMs = 0,
  }: { statuses?: number[]; port?: number | undefined; delayMs?: number } = {}) {
    const deliveries: Delivery[] = [];
    const server = createServer((request, response) => {
      const receive = async () => {
        const body = await text(request);
        deliveries.push({ body, headers: request.headers });
        setTimeout(() => response.writeHead(statuses?.shift() ?? 200).end(), delayMs);
      };
      void receive();
    });
    await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
    const address = server.address();
    const stop = () => {
      server.closeAllConnections();
      server.close();
    };
    cleanups.push(stop);
    const used = typeof address === "object" ? address?.port : undefined;
    return {
      deliveries,
      stop,
      port: used,
      url: `http://127.0.0.1:${used}/api/revalidate`,
      documents: () => deliveries.map(({ body }) => JSON.parse(body).documents),
    };
  }

  function lakeFile(): string {
    return join(folder, "lake.db");
  }

  function openWith(url: string) {
    const lines: string[] = [];
    const lake = openLake({ file: lakeFile(), projectId: "local000", dataset: "production" });
    const stopWebhooks = startWebhooks({
      lake,
      targets: [{ url, secret: SECRET }],
      log: createLog("debug", (line) => lines.push(line)),
    });
    let isOpen = true;
    const stop = () => {
      if (isOpen) {
        stopWebhooks();
        lake.close();
      }
      isOpen = false;
    };
    cleanups.push(stop);
    return {
      lake,
      lines,
      stop,
      write: (...mutations: Parameters<typeof lake.mutate>[0][]) => lake.mutate(mutations, ADMINISTRATOR),
    };
  }

  return { lakeFile, openWith, receiver };
}
