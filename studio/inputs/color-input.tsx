import { Flex, TextInput } from "@sanity/ui";
import { set, type StringInputProps, unset } from "sanity";
import { DEFAULT_ACCENT } from "schemas/fields/accent-color.ts";

/** An input for a color, chosen in the browser's color picker or typed. */
export function ColorInput({ value, onChange, readOnly, elementProps }: StringInputProps) {
  const change = (color: string) => onChange(color === "" ? unset() : set(color));
  return (
    <Flex gap={3} align="center">
      <input
        type="color"
        aria-label="Choose the color"
        value={value ?? DEFAULT_ACCENT}
        disabled={readOnly === true}
        onChange={(event) => change(event.currentTarget.value)}
        style={{ width: 44, height: 35 }}
      />
      <TextInput
        {...elementProps}
        value={value ?? ""}
        placeholder={DEFAULT_ACCENT}
        readOnly={readOnly === true}
        onChange={(event) => change(event.currentTarget.value.trim())}
      />
    </Flex>
  );
}
