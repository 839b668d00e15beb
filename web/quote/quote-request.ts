import { createForm, type FormApi } from "final-form";

import type { Typed } from "./typed.ts";
import { createUploadStore, type UploadStore } from "./upload/upload.ts";
import { validate } from "./validation.ts";
import type { QuoteValues } from "./values.ts";

interface QuoteRequest {
  readonly form: FormApi<QuoteValues>;
  readonly upload: UploadStore;
}

let request: QuoteRequest | undefined;

/**
 * The one request of this tab: the dialog and a form in the page show the same one. What was typed into a plain form goes
 * over what is there already.
 */
export function joinRequest({ values, draft }: Pick<Typed, "values" | "draft">): QuoteRequest {
  if (request === undefined) {
    request = {
      form: createForm<QuoteValues>({ initialValues: { ...draft.values, ...values }, validate, onSubmit }),
      upload: createUploadStore(draft.file),
    };
    // React Final Form gives a field that nobody else holds its initial value again.
    for (const name of NAMES) request.form.registerField(name, () => undefined, {});
    return request;
  }
  const { form } = request;
  form.batch(() => {
    for (const name of NAMES) {
      const value = values[name];
      if (value !== undefined) form.change(name, value);
    }
  });
  return request;
}

const NAMES = ["firstName", "lastName", "email", "message", "phone", "country"] as const;

/** The form that sends puts its own in its place first. */
export function onSubmit(): never {
  throw new Error("A quote request was submitted past its form");
}
