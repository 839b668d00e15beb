import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

import * as v from "valibot";

// Reads from the build folder (`.next`) what Next has no API for: which routes and files exist, the value of the draft mode cookie,
// the stylesheets, and the pages that the build has rendered.
//
// Written for Next 16.4.6. build-output.test.ts compares the names with the installed Next.

export interface BuildOutput {
  /** The paths of the files that browsers load. */
  readonly files: readonly string[];
  /** The name of each route's file, and its path as in `/thankyou2/[Email]`. */
  readonly routes: v.InferOutput<typeof Routes>;
  /** The paths that the build has rendered with their routes, and the dynamic routes that Next caches. */
  readonly prerendered: Pick<v.InferOutput<typeof Prerendered>, "routes" | "dynamicRoutes">;
  /** The value of Next's draft mode cookie. It is the same for all editors. */
  readonly draftId: string;
  /** The stylesheets by their paths, with absolute paths of their fonts. */
  readonly styles: ReadonlyMap<string, string>;
  /** Reads a page of the route for content as the build has rendered it. */
  readonly readPage: (path: string) => Promise<StoredPage | undefined>;
}

interface StoredPage {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly cookies: string[];
  readonly body: Buffer;
}

const Routes = v.record(v.string(), v.string());
const Prerendered = v.object({
  routes: v.record(v.string(), v.object({ srcRoute: v.nullable(v.string()) })),
  dynamicRoutes: v.record(v.string(), v.unknown()),
  preview: v.object({ previewModeId: v.pipe(v.string(), v.minLength(16)) }),
});

/** `contentRoute`: the route whose pages `readPage` reads. Throws if `folder` contains no complete build. */
export async function readBuildOutput(folder: string, contentRoute: string): Promise<BuildOutput> {
  const [routes, { preview, ...prerendered }] = await Promise.all([
    readManifest(folder, "app-path-routes-manifest.json", Routes),
    readManifest(folder, "prerender-manifest.json", Prerendered),
  ]);
  const entries = await readdir(join(folder, "static"), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/_next/${relative(folder, join(parentPath, name)).split(sep).join("/")}`);
  return {
    files,
    routes,
    prerendered,
    styles: await readStyles(folder, files),
    draftId: preview.previewModeId,
    async readPage(path) {
      if (prerendered.routes[path]?.srcRoute !== contentRoute) return undefined;
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

/** Whether a path leads to the script that starts a worker. */
export function isWorkerScript(path: string): boolean {
  return /^\/_next\/static\/chunks\/turbopack-worker-[\w.-]+\.js$/.test(path);
}
