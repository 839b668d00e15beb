import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import * as v from "valibot";

import type { BufferedResponse } from "./fetch-from-next.ts";

// Reads from the build folder (`.next`) what Next has no API for: which routes and files exist, the value of the draft mode cookie,
// and the pages on disk.
//
// Written for Next 16.4.6. build-output.test.ts compares the names with those of the installed Next, and writes a page with Next's
// own cache.

export interface BuildOutput {
  /** Whether a path has a route other than the catch-all route for pages of the content. */
  readonly hasRoute: (path: string) => boolean;
  /** Whether a script, style, font or icon of this build has the path. Next would render a page for an unknown path. */
  readonly hasFile: (path: string) => boolean;
  /** The value of Next's draft mode cookie. It is the same for all editors. */
  readonly draftId: string;
  /** Reads a page that Next has stored on disk since the build, or else the page from the build. */
  readonly readPage: (path: string) => Promise<BufferedResponse | undefined>;
}

const Routes = v.record(v.string(), v.string());
const Prerendered = v.object({ preview: v.object({ previewModeId: v.pipe(v.string(), v.minLength(16)) }) });
const Meta = v.object({ status: v.optional(v.number()) });

/** Throws if `folder` contains no complete build. */
export async function readBuildOutput(folder: string): Promise<BuildOutput> {
  const [routes, prerendered] = await Promise.all([
    readManifest(folder, "app-path-routes-manifest.json"),
    readManifest(folder, "prerender-manifest.json"),
  ]);
  const files = await readdir(join(folder, "static"), { recursive: true, withFileTypes: true });
  const paths = new Set(
    files
      .filter((file) => file.isFile())
      .map(
        ({ parentPath, name }) => `/_next/${relative(folder, join(parentPath, name)).split(sep).join("/")}`,
      ),
  );
  return {
    hasRoute: createHasRoute(Object.values(v.parse(Routes, routes))),
    hasFile: (path) => paths.has(path),
    draftId: v.parse(Prerendered, prerendered).preview.previewModeId,
    readPage: (path) => readPage(folder, path),
  };
}

async function readManifest(folder: string, name: string): Promise<unknown> {
  const text = await readFile(join(folder, name), "utf8").catch((cause: unknown) => {
    throw new Error(`There is no build of the site in ${folder}. Run \`pnpm build\` first.`, { cause });
  });
  return JSON.parse(text);
}

/** Whether a path is the one of the script that starts a worker. */
export function isWorkerScript(path: string): boolean {
  return /^\/_next\/static\/chunks\/turbopack-worker-[\w.-]+\.js$/.test(path);
}

/** Screens that the custom server requests from Next, and Next's own screens. Visitors cannot request them. */
const INTERNAL_ROUTE = /^\/(?:missing-address|malformed-address|_global-error|_not-found)(?:\/|$)/;

export function isInternalRoute(path: string): boolean {
  return INTERNAL_ROUTE.test(path);
}

const CATCH_ALL = /^\/\[\[?\.\.\./;

/** `routes` are spelled as in the manifest of the build: `/thankyou2/[Email]`. */
export function createHasRoute(routes: readonly string[]): BuildOutput["hasRoute"] {
  const own = routes.filter((route) => !CATCH_ALL.test(route) && !INTERNAL_ROUTE.test(route));
  const fixed = new Set(own.filter((route) => !route.includes("[")));
  const patterns = own.filter((route) => route.includes("[")).map(patternOf);
  return (path) => fixed.has(path) || patterns.some((pattern) => pattern.test(path));
}

function patternOf(route: string): RegExp {
  const segments = route.split("/").slice(1);
  return new RegExp(`^${segments.map(segmentPattern).join("")}$`);
}

function segmentPattern(segment: string): string {
  if (segment.startsWith("[[...")) return "(?:/.+)?";
  if (segment.startsWith("[...")) return "/.+";
  return segment.startsWith("[") ? "/[^/]+" : `/${RegExp.escape(segment)}`;
}

const PAGE_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/** The folder of the pages that Next has rendered since the build. Its name contains a hash of the route that renders them. */
const PAGE_CACHE = `server/route-cache/APP_PAGE/${createHash("sha256").update("/[[...slug]]/page").digest("hex")}/$`;

async function readPage(folder: string, path: string): Promise<BufferedResponse | undefined> {
  if (!PAGE_PATH.test(path)) return undefined;
  const name = path === "/" ? "index" : path;
  const cached = await readPageFiles(join(folder, PAGE_CACHE, name));
  return cached ?? readPageFiles(join(folder, "server/app", name));
}

/** `name` is the path of the files without their extension. A cached 404 does not count as a page. */
async function readPageFiles(name: string): Promise<BufferedResponse | undefined> {
  const [body, metaText] = await Promise.all([readIfExists(`${name}.html`), readIfExists(`${name}.meta`)]);
  if (!body) return undefined;
  const { status = 200 } = v.parse(Meta, JSON.parse(metaText?.toString() ?? "{}"));
  if (status !== 200) return undefined;
  return { status, headers: { "content-type": "text/html; charset=utf-8" }, cookies: [], body };
}

async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
