import type { BlockProps } from "../../../web/blocks/block.ts";
import { itemPath } from "../../../web/cms/edit-attributes.tsx";

export function attributesOf({ editAttributes, steps }: BlockProps<"steps">) {
  return [
    editAttributes("steps"),
    editAttributes("stpes"),
    ...steps.map(({ _key }) => editAttributes(itemPath("items", _key))),
  ];
}
