import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { Answer } from "#server/next/ask-next.ts";

const PAGE = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** A page as Next last wrote it to its disk, at the build or later; undefined when it never did. */
export type LastGood = (path: string) => Promise<Answer | undefined>;

/** `build`: the folder of the build. */
export function createLastGood(build: string): LastGood {
  return async function lastGood(path) {
    if (!PAGE.test(path)) return undefined;
    const file = join(build, "server", "app", `${path === "/" ? "/index" : path}.html`);
    try {
      const headers = { "content-type": "text/html; charset=utf-8" };
      return { status: 200, headers, cookies: [], body: await readFile(file) };
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
      throw error;
    }
  };
}
