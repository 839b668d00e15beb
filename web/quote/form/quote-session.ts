import { getStoredJson, removeStored, setStoredJson } from "browser-kit/stored-json.ts";
import { createForm, FORM_ERROR, type FormApi, type SubmissionErrors } from "final-form";
import { isUsed, type PreHydrationState, readPreHydrationState } from "lazy-islands/pre-hydration-state.ts";
import * as v from "valibot";

import { createAdminClient } from "#admin-api/client.ts";
import { browserWords } from "#locale/browser-words.ts";
import * as english from "#locale/en/quote-form.ts";
import { isDraftPage } from "#ui/draft-page.ts";

import { QUOTE_SENT } from "../form-dom.ts";
import { keepReceipt } from "../receipt/keep-receipt.ts";
import { reportOf } from "../upload/part-report.ts";
import { randomId, type UploadedFile } from "../upload/storage.ts";
import { createUploadStore, type UploadStore, uploadedFile } from "../upload/upload.ts";
import {
  FIELD_NAMES,
  findSuspicion,
  QuoteValues,
  readFields,
  sendQuote,
  toQuoteRequest,
  validate,
} from "./form-logic.ts";

// Keeps what the visitor has entered: in memory for all forms of the tab, and in the browser's storage for the next page load.

/** The quote request that the visitor is writing. */
export interface QuoteSession {
  readonly form: FormApi<QuoteValues>;
  readonly upload: UploadStore;
  /** When the visitor began to fill in the form, on the clock of performance.now(). */
  readonly startedAt: number;
  /** Sends the form when it is valid: React Final Form's `onSubmit`. */
  readonly send: (values: QuoteValues) => Promise<SubmissionErrors>;
  /** Why the form looks as if a bot filled it in. */
  suspicion: string | undefined;
  /**
   * The idempotency key, until the request is received: so that a retry is the same request, also after a reload. The admin API
   * combines it with the content.
   */
  key: string;
}

let session: QuoteSession | undefined;

/**
 * Returns the one session of this tab, which all forms share. Texts that were typed before hydration replace older ones. The text
 * that the page suggests fills an empty description.
 */
export function openSession(typed: QuoteValues, prefill = ""): QuoteSession {
  session ??= createSession(typed, readDraft());
  const values = { ...session.form.getState().values, ...typed };
  // A field starts with its initial value, so this must be what the visitor has entered so far.
  session.form.initialize({ ...values, message: values.message || prefill });
  return session;
}

function createSession(typed: QuoteValues, draft: QuoteDraft): QuoteSession {
  const upload = createUploadStore(draft.file);

  async function send(values: QuoteValues): Promise<SubmissionErrors> {
    const chosen = upload.get().upload;
    const quoteRequest = toQuoteRequest(values, uploadedFile(chosen));
    const { key, suspicion } = created;
    const result = await sendQuote(
      quoteRequest,
      {
        key,
        suspicion,
        partReport: reportOf(chosen),
        isDraft: isDraftPage(),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      createAdminClient(),
    );
    if (result.kind === "rejected") return { [FORM_ERROR]: result };
    keepReceipt(result.data);
    return undefined;
  }

  const created: QuoteSession = {
    form: createForm<QuoteValues>({
      initialValues: draft.values,
      validate: (values) => validate(values, browserWords(english).quoteForm),
      onSubmit: send,
    }),
    upload,
    startedAt: hasText({ ...draft.values, ...typed }) ? 0 : performance.now(),
    send,
    suspicion: undefined,
    key: draft.key ?? randomId(),
  };
  return created;
}

/** Call it right before the form is sent. `data`: the data of the form that the visitor sends. */
export function noteSuspicion(sent: QuoteSession, data: FormData): void {
  sent.suspicion = findSuspicion(data, performance.now() - sent.startedAt);
}

/** Clears the form after the request was received. The country stays. */
export function finishSession(received: QuoteSession): void {
  const { form, upload } = received;
  form.restart({ location: form.getState().values.location ?? "" });
  upload.remove();
  received.key = randomId();
  document.dispatchEvent(new Event(QUOTE_SENT));
}

/** What the interactive form keeps from the HTML form that it replaces. */
export interface FormStart {
  readonly session: QuoteSession;
  readonly preHydration: PreHydrationState;
  /** May contain a file, or get one from a file dialog that is still open. */
  readonly fileInput: HTMLInputElement | null;
  readonly isSendPressed: boolean;
}

/** Call it right before the interactive form replaces the HTML form in `html`. `prefill`: the text that the page suggests. */
export function startForm(html: Element, prefill: string): FormStart {
  const form = html.querySelector("form");
  const typed = Object.entries(form ? readFields(new FormData(form)) : {}).filter(
    ([name, text]) => text !== "" && !(name === "message" && text === prefill),
  );
  return {
    session: openSession(Object.fromEntries(typed), prefill),
    preHydration: readPreHydrationState(html),
    fileInput: html.querySelector<HTMLInputElement>("[type=file]"),
    isSendPressed: [...html.querySelectorAll("[type=submit]")].some(isUsed),
  };
}

/** Removes the text that the page suggested, if the visitor did not change it. */
export function removePrefill({ form }: QuoteSession, prefill: string): void {
  if (form.getState().values.message === prefill) form.change("message", "");
}

interface QuoteDraft {
  readonly key?: string | undefined;
  readonly values: QuoteValues;
  readonly file?: UploadedFile | undefined;
}

/** The key of the draft in sessionStorage. It is removed when the request is sent. */
const DRAFT_KEY = "quote-draft";
/** The key of the country in localStorage, which is remembered for the next visit. */
const COUNTRY_KEY = "quote-country";

const Draft = v.object({
  key: v.optional(v.string()),
  values: QuoteValues,
  file: v.optional(v.object({ url: v.pipe(v.string(), v.url()), name: v.string() })),
});

function readDraft(): QuoteDraft {
  const draft = getStoredJson("sessionStorage", DRAFT_KEY, Draft) ?? { values: {} };
  const location = draft.values.location || getStoredJson("localStorage", COUNTRY_KEY, v.string());
  return { ...draft, values: { ...draft.values, location: location ?? "" } };
}

/** `text`: the text of the field, such as "DE +49". */
export function rememberCountry(text: string): void {
  setStoredJson("localStorage", COUNTRY_KEY, text);
}

const SAVE_DELAY_MS = 200;

/** Saves the draft at each pause in typing, and when the page is left. The returned function saves it and stops. */
export function saveDraft(saved: QuoteSession, prefill: string): () => void {
  const { form, upload } = saved;
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    clearTimeout(timer);
    const { values } = form.getState();
    // The suggestion of the page is not the visitor's input.
    const draft = {
      key: saved.key,
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
function hasText(values: QuoteValues): boolean {
  return FIELD_NAMES.some((name) => name !== "location" && values[name]);
}
