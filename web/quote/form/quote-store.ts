import type { VisitorField } from "contracts/quote-request.ts";
import { createForm, type FormApi } from "final-form";
import * as v from "valibot";

import { isUsed, type PreHydrationState } from "#hydration/pre-hydration-state.ts";
import { getStoredJson, removeStored, setStoredJson } from "#ui/browser/stored-json.ts";

import { fieldId } from "../form-dom.ts";
import type { UploadedFile } from "../upload/storage.ts";
import { createUploadStore, type UploadStore, uploadedFile } from "../upload/upload.ts";
import { findCountry, matchCountry, shortLabel } from "./countries.ts";
import { FIELD_NAMES, maxLengthOf, NO_VALUES, QuoteValues, validate } from "./quote-fields.ts";

// Keeps what the visitor has entered: in memory for all forms of the tab, and in the browser's storage for the next page load.

/** The values and the file of the quote request that the visitor is writing. */
interface QuoteSession {
  readonly form: FormApi<QuoteValues>;
  readonly upload: UploadStore;
}

let session: QuoteSession | undefined;

/** Returns the one session of this tab, which all forms share. Texts that were typed before hydration replace older ones. */
export function openSession(typed: Partial<QuoteValues>, draft: QuoteDraft): QuoteSession {
  if (session === undefined) {
    session = {
      form: createForm<QuoteValues>({
        initialValues: { ...draft.values, ...typed },
        validate,
        onSubmit: submitWithoutForm,
      }),
      upload: createUploadStore(draft.file),
    };
    // Without this, React Final Form resets a field to its initial value when the last form that shows it is removed.
    for (const name of FIELD_NAMES) session.form.registerField(name, () => undefined, {});
    return session;
  }
  const { form } = session;
  form.batch(() => {
    for (const name of FIELD_NAMES) {
      const value = typed[name];
      if (value !== undefined) form.change(name, value);
    }
  });
  return session;
}

/** The initial submit handler. Each form sets its own before it submits. */
export function submitWithoutForm(): never {
  throw new Error("The form was submitted before it set its submit handler");
}

/** What the interactive form keeps from the HTML that it replaces. */
export interface FormStart {
  readonly session: QuoteSession;
  /** The text of the country field, which may not be a country yet. */
  readonly countryText: string;
  /** May contain a file, or get one from a file dialog that is still open. */
  readonly fileInput: HTMLInputElement | undefined;
  readonly isSendPressed: boolean;
  /** When the visitor began to fill in the form, on the clock of performance.now(). */
  readonly startedAt: number;
}

export function startForm(name: string, prefill: string, { controls }: PreHydrationState): FormStart {
  const controlOf = (field: string) => controls.find(({ id }) => id === fieldId(name, field));
  const typed: Partial<Record<VisitorField, string>> = {};
  for (const field of FIELD_NAMES) {
    const text = textIn(controlOf(field));
    if (text === "" || (field === "message" && text === prefill)) continue;
    typed[field] = field === "location" ? (matchCountry(text)?.iso ?? "") : text.slice(0, maxLengthOf(field));
  }
  const draft = readDraft();
  const fileInput = controlOf("file");
  const send = controlOf("send");
  return {
    session: openSession(typed, draft),
    countryText: textIn(controlOf("location")),
    fileInput: fileInput instanceof HTMLInputElement ? fileInput : undefined,
    isSendPressed: send !== undefined && isUsed(send),
    startedAt: hasText(typed) || hasText(draft.values) ? 0 : performance.now(),
  };
}

/** Copies the texts of the inputs into the form's values: some password managers fill them in without an event. */
export function readFields(form: FormApi<QuoteValues>, name: string): void {
  const { values } = form.getState();
  form.batch(() => {
    for (const field of FIELD_NAMES) {
      const text = textIn(document.getElementById(fieldId(name, field)));
      if (field === "location") {
        const chosen = findCountry(values.location);
        if (chosen && text === shortLabel(chosen)) continue;
        const country = matchCountry(text);
        if (country) form.change("location", country.iso);
      } else if (text !== values[field]) form.change(field, text);
    }
  });
}

/** Writes the page's suggestion into an empty description. The returned function removes it if the visitor did not change it. */
export function applyPrefill({ form }: QuoteSession, prefill: string): () => void {
  const message = () => form.getState().values.message;
  if (prefill !== "" && message() === "") form.change("message", prefill);
  return () => {
    if (prefill !== "" && message() === prefill) form.change("message", "");
  };
}

interface QuoteDraft {
  readonly values: QuoteValues;
  readonly file?: UploadedFile | undefined;
}

/** The key of the draft in sessionStorage. It is removed when the request is sent. */
const DRAFT_KEY = "quote-draft";
/** The key of the country in localStorage, which is remembered for the next visit. */
const COUNTRY_KEY = "quote-country";

const Draft = v.object({
  values: QuoteValues,
  file: v.optional(v.object({ url: v.pipe(v.string(), v.url()), name: v.string() })),
});

function readDraft(): QuoteDraft {
  const draft = getStoredJson("sessionStorage", DRAFT_KEY, Draft) ?? { values: NO_VALUES };
  const country =
    findCountry(draft.values.location) ??
    findCountry(getStoredJson("localStorage", COUNTRY_KEY, v.string()) ?? "");
  return { ...draft, values: { ...draft.values, location: country?.iso ?? "" } };
}

export function rememberCountry(iso: string): void {
  setStoredJson("localStorage", COUNTRY_KEY, iso);
}

const SAVE_DELAY_MS = 200;

/** Saves the draft at each pause in typing, and when the page is left. The returned function saves it and stops. */
export function saveDraft({ form, upload }: QuoteSession, prefill: string): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    clearTimeout(timer);
    const { values } = form.getState();
    // The suggestion of the page is not the visitor's input.
    const draft = {
      values: { ...values, message: values.message === prefill ? "" : values.message },
      file: uploadedFile(upload.get().upload),
    };
    if (draft.file || hasText(draft.values)) setStoredJson("sessionStorage", DRAFT_KEY, draft);
    else removeStored("sessionStorage", DRAFT_KEY);
  }
  function saveSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_DELAY_MS);
  }
  const stops = [form.subscribe(saveSoon, { values: true }), upload.subscribe(saveSoon)];
  addEventListener("pagehide", save, { signal: end.signal });
  return () => {
    end.abort();
    for (const stop of stops) stop();
    save();
  };
}

/** Whether the visitor has entered anything. The country alone does not count, because it is remembered from earlier visits. */
function hasText(values: Partial<QuoteValues>): boolean {
  return FIELD_NAMES.some((name) => name !== "location" && values[name]);
}

function textIn(control: Element | null | undefined): string {
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type !== "file");
  return isText ? control.value : "";
}
