import { itemPath } from "../../../cms/edit-attributes.tsx";
import type { BlockProps } from "../../block.ts";

export function attributesOf({ editAttributes, steps }: BlockProps<"steps">) {
  return [
    editAttributes("steps"),
    editAttributes("stpes"),
    ...steps.map(({ _key }) => editAttributes(itemPath("items", _key))),
  ];
}
