import type { JsonObject } from "../documents/document.ts";
import type { Identity } from "../identity.ts";

const EVERYTHING = '_id in path("**") || _id in path("_.**")';
const ALL_RIGHTS = ["read", "create", "update", "history", "editHistory", "manage", "mode"];

/** What the Studio may offer, as GROQ filters it evaluates itself. The lake checks every write whatever it says here. */
export function documentGrants({ role }: Identity): JsonObject[] {
  switch (role) {
    case "administrator":
      return [{ filter: EVERYTHING, permissions: ALL_RIGHTS }];
    case "editor":
      return [{ filter: EVERYTHING, permissions: ALL_RIGHTS.filter((right) => right !== "manage") }];
    case "viewer":
      return [{ filter: EVERYTHING, permissions: ["read", "history"] }];
    case "anonymous":
      return [{ filter: '_id in path("*")', permissions: ["read"] }];
  }
}

/** GET /projects/:id/grants. */
export function projectGrants(identity: Identity): JsonObject {
  const isAdministrator = identity.role === "administrator";
  return {
    "sanity.project": isAdministrator ? named("read", "update") : named("read"),
    "sanity.project.members": named("read"),
    "sanity.document.filter.mode": documentGrants(identity),
  };
}

function named(...names: string[]): JsonObject[] {
  return [{ grants: names.map((name) => ({ name, params: {} })) }];
}

export function mayWrite({ role }: Identity): boolean {
  return role === "editor" || role === "administrator";
}
