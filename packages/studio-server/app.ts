import { fileURLToPath } from "node:url";

import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

import { contentSecurityPolicy, type PolicyOptions, workerPolicy } from "./content-security-policy.ts";

interface StudioServerOptions extends Omit<PolicyOptions, "page"> {
  /** The output folder of `sanity build`, with a trailing slash. */
  root: URL;
  /** Its index.html. */
  page: string;
  /** Origin of the Studio itself. */
  studioUrl: string;
}

/** Serves the built Studio: its files, and index.html for every other path, because the Studio routes in the browser. */
export function createStudioServer({ root, page, studioUrl, ...sources }: StudioServerOptions): Hono {
  const app = new Hono();
  const policy = contentSecurityPolicy({ page, ...sources });
  const files = serveStatic({ root: fileURLToPath(root) });

  app.use(async (c, next) => {
    await next();
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "same-origin");
  });

  // Files in /static have a hash of their content in their names, except the icons and the manifest.
  app.use("/static/*", async (c, next) => {
    await next();
    const isHashed = c.res.ok && /-[\w-]{8}\.(js|css|wasm|woff2|svg)$/.test(c.req.path);
    c.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  });
  app.get("/static/:worker{worker-.+\\.js}", async (c, next) => {
    await next();
    c.header("content-security-policy", workerPolicy(studioUrl));
  });
  app.get("/static/*", files);
  app.all("/static/*", (c) => c.text("Not found", 404));

  app.get("/favicon.ico", serveStatic({ root: fileURLToPath(root), path: "static/favicon.ico" }));
  app.get("*", (c) => {
    c.header("content-security-policy", policy);
    c.header("cache-control", "no-cache");
    return c.html(page);
  });
  return app;
}
