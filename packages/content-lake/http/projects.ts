import { Hono } from "hono";
import { createMiddleware } from "hono/factory";

import type { Access } from "../access/access.ts";
import { type Identity, isSignedIn, ROLES } from "../access/identity.ts";
import type { JsonObject } from "../documents/json.ts";
import { httpError, unauthorized } from "../errors.ts";
import type { Lake } from "../lake.ts";
import type { LakeEnv } from "../protocol/request.ts";
import { CREATED_AT, listMembers, toMemberResponse } from "./users.ts";

const ORGANIZATION = { id: "local", name: "Local" };

export interface ProjectNames {
  readonly projectId: string;
  readonly dataset: string;
}

/** /projects/… and /datasets. The lake has one project with one dataset, and the add-on dataset of its comments. */
export function projectRoutes(
  access: Access,
  { lake, comments, isPublic }: { readonly lake: Lake; readonly comments: Lake; readonly isPublic: boolean },
): Hono<LakeEnv> {
  const { projectId, dataset } = lake;
  const routes = new Hono<LakeEnv>();
  const datasets = [
    {
      name: dataset,
      aclMode: isPublic ? "public" : "private",
      datasetProfile: "content",
      createdAt: CREATED_AT,
      createdByUserId: "system",
      tags: [],
    },
  ];

  const addOn = {
    name: comments.dataset,
    aclMode: "private",
    datasetProfile: "comments",
    addonFor: dataset,
    createdAt: CREATED_AT,
    createdByUserId: "system",
    tags: [],
  };

  routes.use("/projects/:project/*", async (c, next) => {
    const requested = c.req.param("project");
    // The Studio recognizes a missing project by this attribute.
    if (requested !== projectId)
      throw httpError(404, `Project "${requested}" not found`, { attributes: { type: "project" } });
    await next();
  });
  const requireDataset = createMiddleware<LakeEnv>(async (c, next) => {
    const requested = c.req.param("dataset");
    if (
      requested !== dataset &&
      !(requested === comments.dataset && comments.permissions.maySee(c.get("identity")))
    )
      throw httpError(404, `Dataset "${requested}" not found`, { error: "Dataset not found" });
    await next();
  });
  routes.use("/projects/:project/datasets/:dataset/*", requireDataset);
  routes.use("/datasets/:dataset/settings/*", requireDataset);

  routes.get("/projects", (c) => c.json([toProjectResponse(access, projectId, c.get("identity"))]));
  routes.get("/projects/:project", (c) => c.json(toProjectResponse(access, projectId, c.get("identity"))));
  // With the parameter for a dataset profile, the Studio looks for the dataset of its comments.
  routes.get("/projects/:project/datasets", (c) => {
    const profile = c.req.query("datasetProfile");
    if (profile === undefined) return c.json(datasets);
    const isFound = profile === "comments" && [undefined, dataset].includes(c.req.query("addonFor"));
    return c.json(isFound && comments.permissions.maySee(c.get("identity")) ? [addOn] : []);
  });
  // The Studio creates the comments dataset before the first comment. Here it always exists.
  routes.post("/comments/:dataset/setup", (c) => {
    if (c.req.param("dataset") !== dataset) throw httpError(404, "Dataset not found");
    if (!comments.permissions.maySee(c.get("identity"))) throw unauthorized("Sign in to comment");
    return c.json({ datasetName: comments.dataset });
  });
  routes.get("/datasets", (c) => c.json(datasets));
  routes.get("/projects/:project/datasets/:dataset/acl", (c) => {
    const { permissions } = c.req.param("dataset") === dataset ? lake : comments;
    return c.json(permissions.grants(c.get("identity")));
  });
  routes.get("/projects/:project/datasets/:dataset/settings/indexing", (c) =>
    c.json({ partialIndexSettings: { maxFieldDepth: 0 } }),
  );
  // Text search needs no embeddings here, and semantic search is not supported.
  for (const path of ["/projects/:project/datasets/:dataset", "/datasets/:dataset"])
    routes.get(`${path}/settings/embeddings`, (c) => c.json({ enabled: false, status: "disabled" }));
  routes.get("/projects/:project/grants", (c) => c.json(projectGrants(lake, c.get("identity"))));
  routes.get("/projects/:project/user-applications", (c) => c.json([]));
  routes.get("/projects/:project/roles", (c) =>
    c.json(
      ROLES.map((name) => ({
        name,
        title: name,
        appliesToUsers: true,
        appliesToRobots: true,
      })),
    ),
  );
  routes.get("/projects/:project/new-content-release-allowed", (c) =>
    c.json({
      data: {
        orgMeteredActiveReleaseCount: 0,
        orgActiveReleaseCount: 0,
        orgActiveReleaseLimit: null,
        defaultOrgActiveReleaseLimit: 100,
        datasetReleaseLimit: 100,
      },
    }),
  );

  return routes;
}

function toProjectResponse(access: Access, id: string, identity: Identity): JsonObject {
  return {
    id,
    displayName: "Content",
    studioHost: null,
    organizationId: ORGANIZATION.id,
    organization: ORGANIZATION,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
    metadata: { color: "#da251d" },
    // Strangers and preview tokens must not learn who has an account.
    members: isSignedIn(identity) ? listMembers(access).map((user) => toMemberResponse(user, identity)) : [],
    features: [],
    pendingInvites: 0,
  };
}

/** The response of GET /projects/:id/grants. */
function projectGrants({ permissions }: Lake, identity: Identity): JsonObject {
  const isAdministrator = identity.role === "administrator";
  return {
    "sanity.project": isAdministrator ? namedGrants("read", "update") : namedGrants("read"),
    "sanity.project.members": namedGrants("read"),
    "sanity.document.filter.mode": permissions.grants(identity),
  };
}

function namedGrants(...names: string[]): JsonObject[] {
  return [{ grants: names.map((name) => ({ name, params: {} })) }];
}
