import { isString } from "../documents/json.ts";
import { type Operations, checkedOperations } from "../mutations/operations.ts";
import type { Fields } from "./fields.ts";

/** The Studio unsets this field, which nothing has, when it wants a draft and has nothing to say yet. */
const GUARD = "_empty_action_guard_pseudo_field_";

/** The "patch" of an action, checked, without the Studio's guard. */
export function patchIn(fields: Fields): {
  operations: Operations;
  ifRevisionId: string | undefined;
} {
  const { id: _, ifRevisionID, unset, ...others } = fields.object("patch");
  const paths = Array.isArray(unset) ? unset.filter((path) => path !== GUARD) : unset;
  const isEmpty = paths === undefined || (Array.isArray(paths) && paths.length === 0);
  const operations = checkedOperations({ ...others, ...(isEmpty ? {} : { unset: paths }) });
  return { operations, ifRevisionId: isString(ifRevisionID) ? ifRevisionID : undefined };
}
