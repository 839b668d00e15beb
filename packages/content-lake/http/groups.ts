import type { Access } from "../access/access.ts";
import { isSignedIn, ROLES } from "../access/identity.ts";
import { Dataset } from "../documents/dataset.ts";
import type { JsonObject } from "../documents/json.ts";
import type { Lake, QueryEngine } from "../lake.ts";
import { createQueryEngine } from "../query/engine.ts";
import { CREATED_AT, listMembers } from "./users.ts";

/** Matches a query for groups only, such as the Studio's `*[_type == "system.group"]{members, grants}`. */
const GROUPS_QUERY = /^\s*\*\s*\[\s*_type\s*==\s*(?:"system\.group"|'system\.group')\s*\][^*]*$/;

/**
 * Answers queries for the groups of a dataset: the roles, their members and their permissions. The hosted lake stores groups as
 * documents. Here they are computed from the accounts for each query, because other processes can change the accounts.
 */
export function withGroups(lake: Lake, access: Access): Pick<QueryEngine, "query"> {
  return {
    query(request) {
      const isForGroups = GROUPS_QUERY.test(request.query) && isSignedIn(request.identity);
      return isForGroups
        ? queryGroups(lake, access).query({ ...request, perspective: "raw" })
        : lake.queries.query(request);
    },
  };
}

function queryGroups({ projectId, dataset, permissions }: Lake, access: Access): QueryEngine {
  const documents = new Dataset();
  const members = listMembers(access);
  const scoped = access.accounts.list().filter(({ scope }) => scope !== null);
  const put = (name: string, grants: JsonObject[], ids: string[]) =>
    documents.put({
      _id: `_.groups.${name}`,
      _type: "system.group",
      _rev: "groups",
      _createdAt: CREATED_AT,
      _updatedAt: CREATED_AT,
      grants,
      members: ids,
    });
  for (const role of ROLES) {
    const ids = members.filter((member) => member.role === role).map(({ id }) => id);
    put(
      role,
      permissions.grants({ role }),
      ids.filter((id) => scoped.every((account) => account.id !== id)),
    );
  }
  // An account with a scope has rights of its own.
  for (const { id, role, scope } of scoped)
    put(id, permissions.grants({ role, scope: scope ?? undefined }), [id]);
  return createQueryEngine({ documents, projectId, dataset });
}
