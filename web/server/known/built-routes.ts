import { readFile } from "node:fs/promises";
import { join } from "node:path";

import * as v from "valibot";

/** What is only for Next and this server to ask. */
const INSIDE = /^\/(?:missing-address|malformed-address|_global-error|_not-found)(?:\/|$)/;

const CATCH_ALL = /^\/\[\[?\.\.\./;

/** Whether a path is a screen of ours that has no address for visitors. */
export function isInside(path: string): boolean {
  return INSIDE.test(path);
}

/** Whether the build has a route of its own for a path, besides the one for all pages of the content. */
export type IsBuilt = (path: string) => boolean;

/** `routes` as the build lists them: `/thankyou2/[Email]`. */
export function createIsBuilt(routes: readonly string[]): IsBuilt {
  const own = routes.filter((route) => !CATCH_ALL.test(route) && !INSIDE.test(route));
  const plain = new Set(own.filter((route) => !route.includes("[")));
  const patterns = own.filter((route) => route.includes("[")).map(patternOf);
  return (path) => plain.has(path) || patterns.some((pattern) => pattern.test(path));
}

function patternOf(route: string): RegExp {
  const parts = route.split("/").slice(1);
  return new RegExp(`^${parts.map(partPattern).join("")}$`);
}

function partPattern(part: string): string {
  if (part.startsWith("[[...")) return "(?:/.+)?";
  if (part.startsWith("[...")) return "/.+";
  return part.startsWith("[") ? "/[^/]+" : `/${RegExp.escape(part)}`;
}

/** The routes of the build in `folder`. Throws when there is no whole build. */
export async function readBuiltRoutes(folder: string): Promise<string[]> {
  const file = join(folder, "app-path-routes-manifest.json");
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new Error(`There is no build of the site in ${folder}. Run \`pnpm build\` first.`, { cause });
  });
  const manifest: unknown = JSON.parse(text);
  return Object.values(v.parse(v.record(v.string(), v.string()), manifest));
}
