import type { RawPatch } from "mendoza";

import type { LoggedChange } from "../documents/transaction.ts";

export function transitionOf({ effects }: LoggedChange): "created" | "deleted" | "edited" {
  if (isNothing(effects.apply)) return "deleted";
  return isNothing(effects.revert) ? "created" : "edited";
}

function isNothing(patch: RawPatch): boolean {
  return patch.length === 2 && patch[0] === 0 && patch[1] === null;
}
