import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";

import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";

// A bad environment stops `next dev` and `next build` here, before any page is rendered.
import { env } from "./env.ts";
import { hintScripts } from "./hint-scripts.ts";
import { writePageScript } from "./hydration/build-page-script.ts";
import { SECURITY_HEADERS } from "./server/headers/security-headers.ts";

// `next build` renders every page from the lake: the lake must be running.
const config: NextConfig = {
  poweredByHeader: false,
  allowedDevOrigins: [new URL(env.siteUrl).hostname],
  // proxy.ts gets the address that the server itself has, so that a rewrite stays inside the server.
  skipProxyUrlNormalize: true,
  headers: async () => [
    {
      source: "/:path*",
      headers: Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value })),
    },
  ],
  // For `next dev` and `next start`; where server/ stands in front, it hands pictures on itself.
  rewrites: async () =>
    env.lakeUrl === undefined
      ? []
      : [{ source: "/images/:path*", destination: `${env.lakeUrl}/images/:path*` }],
  // Known to this build's scripts and to its app/api/build, so that a page notices when the server has a newer one.
  compiler: {
    define: { BUILD_ID: randomUUID().slice(0, 8) },
    runAfterProductionCompile: async ({ distDir }) => {
      await Promise.all([hintScripts(distDir), writePageScript(distDir)]);
    },
  },
  // Pages use plain <img> from the lake's own image service; the optimiser stays shut.
  images: { unoptimized: true, localPatterns: [], remotePatterns: [] },
  // Only a 404 has a lifetime (site/missing-page.tsx): it is not served any longer than that.
  expireTime: 60,
  // `pnpm types` checks the whole workspace; doing it here again would double the build time.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Next would leave one core to itself: of two, half the machine.
    cpus: availableParallelism(),
    // Each costs a build a fifth of its work, and the first start with it. Who builds again and again has `pnpm dev`; what runs
    // in one process for days need not be small; and nobody looks into the sources of packages.
    turbopackFileSystemCacheForBuild: false,
    turbopackMinify: { server: false },
    turbopackInputSourceMaps: false,
  },
};

/** A build writes no source maps at all: nothing that runs reads them, and server code keeps its names. */
export default (phase: string): NextConfig =>
  phase === PHASE_PRODUCTION_BUILD
    ? { ...config, experimental: { ...config.experimental, turbopackSourceMaps: false } }
    : config;
