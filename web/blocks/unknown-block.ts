import { env } from "#env.ts";

const reported = new Set<string>();

/**
 * False for a block whose type this build does not know: the schema was rolled back, or is ahead. Developers get an
 * error; visitors get the page without that block, and the log one line a type.
 */
export function isKnownBlock(
  { _type, _key }: { _type: string; _key: string },
  registry: object,
  { isProduction = env.isProduction, log = console.error } = {},
): boolean {
  if (Object.hasOwn(registry, _type)) return true;

  const message = `The block ${_key} has the type "${_type}", which web/blocks/index.tsx does not know. Deploy the site and the schema together, or remove the block in the Studio.`;
  if (!isProduction) throw new Error(message);
  if (!reported.has(_type)) log(message);
  reported.add(_type);
  return false;
}
