"use client";

import { useLayoutEffect, useState } from "react";
import { useField, useForm } from "react-final-form";

import { fieldId } from "./field-id.ts";
import { type TextFieldName } from "./fields.ts";
import { countId, countText, TextField } from "./text-field.tsx";
import { useShownError } from "./use-shown-error.ts";
import type { QuoteValues } from "./values.ts";

const asTyped = (value: string) => value;

/** The element holds the text and the form hears of it: a key renders nothing, unless a message comes or goes. */
export function LiveTextField({ form: owner, name }: { form: string; name: TextFieldName }) {
  const form = useForm<QuoteValues>();
  const { input, meta } = useField<string>(name, {
    parse: asTyped,
    subscription: { error: true, touched: true, active: true },
  });
  const [written] = useState(() => form.getState().values[name]);
  const id = fieldId(owner, name);

  // What others write: the page's author, another form of the page, a restart.
  useLayoutEffect(
    () => form.registerField(name, ({ value = "" }) => showText(id, value), { value: true }),
    [form, id, name],
  );

  return (
    <TextField
      form={owner}
      name={name}
      written={written}
      control={{ onChange: input.onChange, onBlur: () => input.onBlur(), onFocus: () => input.onFocus() }}
      error={useShownError(meta)}
    />
  );
}

function showText(id: string, text: string): void {
  const element = document.getElementById(id);
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isText && element.value !== text) element.value = text;
  const count = document.getElementById(countId(id));
  if (count) count.textContent = countText(text.length);
}
