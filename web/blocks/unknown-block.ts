import type { BlockName } from "schemas/blocks/index.ts";

import { env } from "#env.ts";

const reported = new Set<string>();

/**
 * Whether this build has a component for a stored block. It has none after a rollback of the schema, or after a block was renamed
 * in code but not yet in the content. In development this is an error. In production the block is left out, and the log gets one
 * line per type.
 */
export function isKnownBlock<Stored extends { _type: string; _key: string }>(
  block: Stored,
  registry: object,
  { isProduction = env.isProduction, log = console.error } = {},
): block is Extract<Stored, { _type: BlockName }> {
  const { _type, _key } = block;
  if (Object.hasOwn(registry, _type)) return true;

  const message = `The block ${_key} has the type "${_type}", which web/blocks/index.ts does not know. Deploy the site and the schema together, rename the stored blocks (docs/recipes.md), or remove the block in the Studio.`;
  if (!isProduction) throw new Error(message);
  if (!reported.has(_type)) log(message);
  reported.add(_type);
  return false;
}
