import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { join } from "node:path";

import { SECURITY_HEADERS } from "front-server/security-headers.ts";
import type { NextConfig } from "next";
import { addCompileHints } from "next-internals/compile-hints.ts";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";

// Parses the environment: a wrong variable stops `next dev` and `next build` here, before any page is rendered.
import { env } from "./env.ts";
import { writeCatalogs, writeScripts, writeVersionChoice } from "./page-script/build-scripts.ts";

const buildId = randomUUID().slice(0, 8);

// `next build` renders every page from the lake, so the lake must be running.
const config: NextConfig = {
  poweredByHeader: false,
  // tools/run/builds.ts deletes the previous build, and keeps the route types, which `pnpm types` may be writing.
  cleanDistDir: false,
  allowedDevOrigins: [new URL(env.siteUrl).hostname],
  // proxy.ts gets the server's own address, so that its rewrites stay inside the server.
  skipProxyUrlNormalize: true,
  headers: async () => [
    {
      source: "/:path*",
      headers: Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })),
    },
    // The Studio reads its name and icon from the manifest.
    { source: "/manifest.webmanifest", headers: [{ key: "access-control-allow-origin", value: "*" }] },
  ],
  // For `next dev` and `next start`. The custom server forwards pictures itself.
  rewrites: async () =>
    env.lakeUrl === undefined
      ? []
      : [{ source: "/images/:path*", destination: `${env.lakeUrl}/images/:path*` }],
  // The build's scripts and its app/api/build both know this id, so a page notices when the server has a newer build.
  compiler: {
    define: { BUILD_ID: buildId },
    async runAfterProductionCompile({ distDir }) {
      await addCompileHints(distDir);
      await writeScripts(distDir);
      await writeCatalogs(distDir, buildId);
      await writeVersionChoice(distDir, buildId);
    },
  },
  // Pages use plain <img> with the lake's own image service, so Next's image optimizer is off.
  images: { unoptimized: true, localPatterns: [], remotePatterns: [] },
  // Limits how long Next serves a response with a lifetime (revalidateWithinAMinute in cms/fetch.ts) while it renders a new one.
  expireTime: 60,
  // Vercel has a cache of its own, which all its servers share.
  cacheHandler: env.isOnVercel
    ? undefined
    : createRequire(import.meta.url).resolve("next-internals/cache-handler.ts"),
  // In bytes, for query results. The custom server keeps the pages, and a page that Next reads from disk costs 1 ms of CPU. With the
  // default of 50 MB it does so too: 116 pages need more.
  cacheMaxMemorySize: 8 * 1024 * 1024,
  // In seconds. A page that takes longer than this fails the build. A busy machine takes seconds for a page with long tables.
  staticPageGenerationTimeout: 300,
  // `pnpm types` checks the whole workspace. Checking here again would double the build time.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // With all routes in memory from the start, the site takes 60 MB more. The first request for a route loads it.
    preloadEntriesOnStart: false,
    // Next would leave one core unused: on a machine with two, half of it.
    cpus: availableParallelism(),
    // Each of these costs a fifth of the build, and so of the first start. Nothing needs them: `pnpm dev` rebuilds
    // incrementally, and nobody debugs the sources of packages.
    turbopackFileSystemCacheForBuild: false,
    turbopackInputSourceMaps: false,
  },
};

/** A build writes no source maps, because nothing reads them. */
export default async (phase: string): Promise<NextConfig> => {
  if (phase === PHASE_DEVELOPMENT_SERVER) {
    const distDir = join(import.meta.dirname, ".next/dev");
    await writeCatalogs(distDir, buildId);
    await writeVersionChoice(distDir, buildId);
  }
  return phase === PHASE_PRODUCTION_BUILD
    ? { ...config, experimental: { ...config.experimental, turbopackSourceMaps: false } }
    : config;
};
