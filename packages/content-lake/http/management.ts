import { Hono } from "hono";

import type { Access } from "../access/access.ts";
import { isSignedIn } from "../access/identity.ts";
import { httpError, unauthorized } from "../errors.ts";
import type { LakeEnv } from "../protocol/request.ts";
import type { ProjectNames } from "./projects.ts";
import { CREATED_AT } from "./users.ts";

/**
 * Unsupported calls of Sanity's management API, with a message that says what to do instead. Paths may contain Hono's wildcards.
 */
const UNSUPPORTED: readonly (readonly [method: string, path: string, message: string])[] = [
  ["PUT", "/datasets/:dataset/copy", "It has one dataset. Copy its content with sanity dataset export"],
  [
    "PUT",
    "/datasets/:dataset",
    "It has one dataset, and no other can be created. Run a second lake with its own DATA_DIR",
  ],
  ["PATCH", "/datasets/:dataset", "Whether its dataset is public is set by its variable LAKE_VISIBILITY"],
  [
    "DELETE",
    "/datasets/:dataset",
    "Its dataset cannot be deleted. Stop the lake and delete the folder DATA_DIR",
  ],
  ["PUT", "/aliases/*", "It has one dataset, and no aliases"],
  ["POST", "/projects/:project/cors", "Allowed origins are in its variable LAKE_ORIGINS"],
  ["DELETE", "/projects/:project/cors/:id", "Allowed origins are in its variable LAKE_ORIGINS"],
  [
    "GET",
    "/access/project/:project/roles",
    "Create tokens with: content-lake token add LABEL --rights read|write",
  ],
  [
    "POST",
    "/access/project/:project/robots",
    "Create tokens with: content-lake token add LABEL --rights read|write",
  ],
  ["DELETE", "/access/project/:project/robots/:id", "Remove tokens with: content-lake token remove LABEL"],
  ["POST", "/access/robots/me/rotate", "Remove the token and create another one: content-lake token"],
  [
    "POST",
    "/invitations/project/:project",
    "Create accounts with: content-lake user add E-MAIL --role editor",
  ],
  ["ALL", "/hooks/*", "Its webhooks are set when it starts"],
  [
    "ALL",
    "/projects/:project/datasets/:dataset/backups/*",
    "Make backups with: content-lake backup FILE. Copy the folder assets/ of DATA_DIR too",
  ],
  [
    "ALL",
    "/projects/:project/datasets/:dataset/settings/backups",
    "Make backups with: content-lake backup FILE. Copy the folder assets/ of DATA_DIR too",
  ],
  ["ALL", "/apis/graphql/*", "It has no GraphQL. Use GROQ"],
];

/** The requests of the `sanity` command to Sanity's management API. Unsupported ones get a message that says what to do instead. */
export function managementRoutes(
  { origins, tokens }: Access,
  { projectId }: Pick<ProjectNames, "projectId">,
): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();
  const paths = new Set(UNSUPPORTED.map(([, path]) => path));
  for (const path of [...paths, "/projects/:project/cors", "/access/*", "/invitations/*", "/aliases"]) {
    routes.use(path, async (c, next) => {
      if (!isSignedIn(c.get("identity"))) throw unauthorized("Sign in to manage the project");
      await next();
    });
  }

  routes.get("/aliases", (c) => c.json([]));
  routes.get("/invitations/project/:project", (c) => c.json([]));
  routes.get("/projects/:project/datasets/:dataset/schemas", (c) => c.json([]));
  routes.get("/projects/:project/cors", (c) =>
    c.json(
      origins.all.map((origin, id) => ({
        id,
        origin,
        allowCredentials: true,
        projectId,
        createdAt: CREATED_AT,
        updatedAt: CREATED_AT,
        deletedAt: null,
      })),
    ),
  );
  routes.get("/access/project/:project/robots", (c) =>
    c.json({
      data: tokens.list().map(({ owner, label, role, createdAt }) => ({
        id: owner,
        label,
        createdAt,
        memberships: [{ resourceType: "project", resourceId: projectId, roleNames: [role] }],
      })),
      nextCursor: null,
      totalCount: tokens.list().length,
    }),
  );
  for (const [method, path, message] of UNSUPPORTED) {
    routes.on(method === "ALL" ? ["GET", "POST", "PUT", "PATCH", "DELETE"] : [method], path, () => {
      throw httpError(400, `This is an embedded Content Lake. ${message}.`);
    });
  }
  return routes;
}
