import type { BlockProps } from "../../../web/blocks/block.ts";
import { itemPath } from "../../../web/draft/edit.ts";

export function marksOf({ edit, steps }: BlockProps<"steps">) {
  return [edit("steps"), edit("stpes"), ...steps.map(({ _key }) => edit(itemPath("items", _key)))];
}
