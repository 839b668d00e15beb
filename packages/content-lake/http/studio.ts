import { Hono } from "hono";

import type { Origins } from "../access/origins.ts";
import type { LakeEnv } from "../protocol/request.ts";

/** Requests of the Studio to Sanity's cloud services, with responses that disable features which this lake does not have. */
export function studioRoutes(origins: Origins): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();

  routes.get("/ping", (c) => c.json({ pong: true }));
  routes.get("/data/ping/:dataset", (c) => c.json({ pong: true }));
  routes.get("/check/cors", (c) => {
    const origin = c.req.header("origin");
    const isTrusted = origin === undefined || origins.allows(origin);
    return c.json({ result: { allowed: isTrusted, withCredentials: isTrusted } });
  });
  routes.get("/features", (c) =>
    c.json(["contentReleases", "singleDocRelease", "studioComments", "sanityTasks"]),
  );
  routes.get("/subscriptions/project/:project", (c) =>
    c.json({
      id: "local",
      projectId: c.req.param("project"),
      productType: "local",
      plan: { planTypeId: "local", name: "Local" },
      featureTypes: { retention: { features: [{ attributes: { maxRetentionDays: 36_500 } }] } },
    }),
  );
  // The Studio asks for a viewer's pending access requests.
  routes.get("/access/requests/me", (c) => c.json([]));
  routes.get("/help", (c) => c.json({}));
  // The scheduling that releases replaced. Without this the Studio logs an error at each start.
  routes.get("/schedules/:project/:dataset", (c) => c.json({ schedules: [] }));
  routes.get("/intake/telemetry-status", (c) => c.json({ status: "denied" }));
  routes.post("/intake/batch", (c) => c.json({}));
  routes.get("/journey/announcements", (c) => c.json([]));
  routes.all("/journey/*", (c) => c.json({}));
  // There are no bundles. A retry delay of a day keeps the browser's few connections free for other streams.
  routes.get("/agent/:organization/bundles/mine/listen", (c) =>
    c.body('retry: 86400000\nevent: bundles\ndata: {"bundles":[]}\n\n', 200, {
      "content-type": "text/event-stream",
    }),
  );
  routes.post("/descriptors/:operation", (c) =>
    c.json({ synchronization: "none", descriptorId: "local", expiresAt: "2099-01-01T00:00:00Z" }),
  );

  return routes;
}
