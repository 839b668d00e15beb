"use client";

import { type ClipboardEvent, useLayoutEffect, useState } from "react";
import { useField, useForm } from "react-final-form";

import { fieldId } from "./field-id.ts";
import { MESSAGE_LENGTH, type TextFieldName } from "./fields.ts";
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

/** The description: the browser cuts off what is pasted over its limit, and says nothing. */
export function LiveMessage({ form }: { form: string }) {
  const [isCut, setCut] = useState(false);
  return (
    <div
      onPaste={(event) => setCut(isTooLong(event))}
      onInput={({ target }) => setCut((cut) => cut && isFull(target))}
    >
      <LiveTextField form={form} name="message" />
      {isCut && (
        <p role="alert" className="pt-1 text-13 font-medium text-red-text">
          Only {MESSAGE_LENGTH} characters fit: the end of what you pasted was cut off.
        </p>
      )}
    </div>
  );
}

function isTooLong({ target, clipboardData }: ClipboardEvent): boolean {
  if (!(target instanceof HTMLTextAreaElement)) return false;
  const { value, selectionStart, selectionEnd } = target;
  const pasted = clipboardData.getData("text").replaceAll("\r\n", "\n");
  return value.length - (selectionEnd - selectionStart) + pasted.length > MESSAGE_LENGTH;
}

function isFull(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement && target.value.length === MESSAGE_LENGTH;
}

function showText(id: string, text: string): void {
  const element = document.getElementById(id);
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isText && element.value !== text) element.value = text;
  const count = document.getElementById(countId(id));
  if (count) count.textContent = countText(text.length);
}
