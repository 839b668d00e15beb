import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";

import type { BufferedResponse } from "next-page-cache/inner-server.ts";
import * as v from "valibot";

// Reads from the build folder (`.next`) what Next has no API for: which routes and files exist, the value of the draft mode cookie,
// the stylesheets, and the pages that the build has rendered.
//
// Written for Next 16.4.6. build-output.test.ts compares the names with those of the installed Next.

/** A path that exists whatever the content is. */
export interface BuiltRoute {
  readonly kind: "cacheable" | "perRequest";
  readonly isPage: boolean;
}

export interface BuildOutput {
  /** Finds a file of the build, or a route other than the one for pages of the content. */
  readonly find: (path: string) => BuiltRoute | undefined;
  /** The value of Next's draft mode cookie. It is the same for all editors. */
  readonly draftId: string;
  /** The stylesheets by their paths, with absolute paths of their fonts. */
  readonly styles: ReadonlyMap<string, string>;
  /** Reads a page of the content as the build has rendered it. */
  readonly readPage: (path: string) => Promise<BufferedResponse | undefined>;
}

/** The name of each route's file, and its path as in `/thankyou2/[Email]`. */
const Routes = v.record(v.string(), v.string());
const Prerendered = v.object({
  routes: v.record(v.string(), v.object({ srcRoute: v.nullable(v.string()) })),
  dynamicRoutes: v.record(v.string(), v.unknown()),
  preview: v.object({ previewModeId: v.pipe(v.string(), v.minLength(16)) }),
});

/** Throws if `folder` contains no complete build. */
export async function readBuildOutput(folder: string): Promise<BuildOutput> {
  const [routes, prerendered] = await Promise.all([
    readManifest(folder, "app-path-routes-manifest.json", Routes),
    readManifest(folder, "prerender-manifest.json", Prerendered),
  ]);
  const files = await readdir(join(folder, "static"), { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => `/_next/${relative(folder, join(parentPath, name)).split(sep).join("/")}`);
  return {
    find: createFindRoute(routes, prerendered, paths),
    styles: await readStyles(folder, paths),
    draftId: prerendered.preview.previewModeId,
    async readPage(path) {
      if (prerendered.routes[path]?.srcRoute !== CONTENT_ROUTE) return undefined;
      const body = await readFile(join(folder, "server/app", path === "/" ? "index.html" : `${path}.html`));
      return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, cookies: [], body };
    },
  };
}

async function readStyles(folder: string, paths: readonly string[]): Promise<Map<string, string>> {
  const read = async (path: string): Promise<[string, string]> => {
    const text = await readFile(join(folder, path.replace("/_next/", "")), "utf8");
    return [path, text.replaceAll("url(../", `url(${dirname(dirname(path))}/`)];
  };
  return new Map(await Promise.all(paths.filter((path) => path.endsWith(".css")).map(read)));
}

async function readManifest<Schema extends v.GenericSchema>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readFile(join(folder, name), "utf8").catch((cause: unknown) => {
    throw new Error(`There is no build of the site in ${folder}. Run \`pnpm build\` first.`, { cause });
  });
  return v.parse(schema, JSON.parse(text));
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

/** The route of the pages of the content. Which of its paths exist is up to the route index. */
const CONTENT_ROUTE = "/[[...slug]]";

/**
 * Of a dynamic route that Next caches, only the parameters from the build exist: Next would store a page for every other one. A
 * dynamic route that Next renders for each request stores nothing, so all its parameters exist.
 */
export function createFindRoute(
  routes: v.InferOutput<typeof Routes>,
  prerendered: Pick<v.InferOutput<typeof Prerendered>, "routes" | "dynamicRoutes">,
  files: readonly string[],
): BuildOutput["find"] {
  const found = new Map<string, BuiltRoute>(
    files.map((path) => [path, { kind: "cacheable", isPage: false }]),
  );
  const patterns: (readonly [RegExp, BuiltRoute])[] = [];
  const pages = new Set(
    Object.entries(routes).flatMap(([file, route]) => (basename(file) === "page" ? [route] : [])),
  );

  for (const [path, { srcRoute }] of Object.entries(prerendered.routes)) {
    const route = srcRoute ?? path;
    if (route !== CONTENT_ROUTE && !isInternalRoute(path))
      found.set(path, { kind: "cacheable", isPage: pages.has(route) });
  }
  for (const route of Object.values(routes)) {
    if (found.has(route) || route in prerendered.dynamicRoutes || isInternalRoute(route)) continue;
    const built: BuiltRoute = { kind: "perRequest", isPage: pages.has(route) };
    if (route.includes("[")) patterns.push([patternOf(route), built]);
    else found.set(route, built);
  }
  return (path) => found.get(path) ?? patterns.find(([pattern]) => pattern.test(path))?.[1];
}

/** A route with catch-all parameters matches nothing here. */
function patternOf(route: string): RegExp {
  const segments = route
    .split("/")
    .slice(1)
    .map((segment) => (/^\[[^.\]]+\]$/.test(segment) ? "/[^/]+" : `/${RegExp.escape(segment)}`));
  return new RegExp(`^${segments.join("")}$`);
}
