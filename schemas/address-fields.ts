import { defineArrayMember, defineField, type ValidationContext } from "@sanity/types";

import { apiVersion } from "./api-version.ts";
import { leftPathWarning } from "./moved-path.ts";
import { comparablePath, pathProblem } from "./path.ts";
import { takenPathProblem } from "./unique-path.ts";

/** The address of a document on the site. */
export function pathField() {
  return defineField({
    name: "path",
    title: "Path",
    type: "string",
    description:
      "What stands after the name of the site in the address, for example /about-us or /materials/steel. The home page is a single slash. Links inside the site follow when you change it.",
    validation: (rule) => [
      rule.required().custom((path, context) => addressProblem(path, context)),
      rule.custom((path, context) => leftPath(path, context)).warning(),
    ],
  });
}

/** Other addresses that lead to a document. */
export function aliasesField() {
  return defineField({
    name: "aliases",
    title: "Other paths",
    type: "array",
    of: [
      defineArrayMember({
        type: "string",
        validation: (rule) => rule.required().custom((path, context) => aliasProblem(path, context)),
      }),
    ],
    description:
      "Older or shorter paths of this page. A visitor who opens one of them is sent on to the path above. May stay empty.",
    validation: (rule) => rule.unique(),
  });
}

/** True, or in words why a path cannot be used by this document. Asks the lake who else has it. */
export async function addressProblem(
  path: string | undefined,
  context: ValidationContext,
): Promise<string | true> {
  if (path === undefined) return true;
  const problem = pathProblem(path);
  if (problem !== undefined) return problem;

  const client = context.getClient({ apiVersion });
  const taken = await takenPathProblem({ path, id: context.document?._id ?? "" }, (query, params) =>
    client.fetch(query, params, { perspective: "raw" }),
  );
  return taken ?? true;
}

async function aliasProblem(path: string | undefined, context: ValidationContext): Promise<string | true> {
  const own = context.document?.["path"];
  if (path !== undefined && typeof own === "string" && comparablePath(own) === comparablePath(path))
    return "This is the path of the page itself. Remove it here";
  return addressProblem(path, context);
}

async function leftPath(path: string | undefined, context: ValidationContext): Promise<string | true> {
  if (path === undefined) return true;
  const stored = context.document?.["aliases"];
  const aliases = Array.isArray(stored) ? stored.filter((alias) => typeof alias === "string") : [];
  const client = context.getClient({ apiVersion });
  const moving = { id: context.document?._id ?? "", path, aliases };
  const warning = await leftPathWarning(moving, (query, params) =>
    client.fetch(query, params, { perspective: "raw" }),
  );
  return warning ?? true;
}
