"use client";

import { useField } from "react-final-form";

import type { TextFieldName } from "./fields.ts";
import { TextField } from "./text-field.tsx";
import { useShownError } from "./use-shown-error.ts";

const asTyped = (value: string) => value;

export function LiveTextField({ form, name }: { form: string; name: TextFieldName }) {
  const { input, meta } = useField<string, HTMLInputElement>(name, { parse: asTyped });
  return (
    <TextField
      form={form}
      name={name}
      control={{ ...input, onBlur: () => input.onBlur(), onFocus: () => input.onFocus() }}
      error={useShownError(meta)}
    />
  );
}
