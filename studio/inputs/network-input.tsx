import type { StringInputProps } from "sanity";
import { currentName, networkOptions } from "schemas/objects/social-link.ts";

/** The input for a social network. It offers only current names, and shows a stored former name as the current one. */
export function NetworkInput(props: StringInputProps) {
  return props.renderDefault({ ...props, ...withCurrentNames(props) });
}

export function withCurrentNames({ value, schemaType }: Pick<StringInputProps, "value" | "schemaType">) {
  const list = networkOptions.filter((option) => currentName(option.value) === option.value);
  return {
    value: currentName(value),
    schemaType: { ...schemaType, options: { ...schemaType.options, list } },
  };
}
