import { QUOTE_REQUEST_PATH } from "contracts/endpoints.ts";
import { FORM_ERROR, type FormApi } from "final-form";
import { usePathname } from "next/navigation";
import { type RefObject, useRef, useState } from "react";
import * as v from "valibot";

import { type ApiResult, createAdminClient } from "#admin-api/client.ts";
import { navigate } from "#navigation/navigate.ts";
import { getStoredJson, removeStored, setStoredJson } from "#ui/browser/stored-json.ts";
import { untilPainted } from "#ui/browser/until.ts";
import { isDraftPage } from "#ui/draft-page.ts";

import { closeDialog, openDialog } from "../dialog/dialog-state.ts";
import { DIALOG_FORM, QUOTE_SENT } from "../form-dom.ts";
import { randomId, type UploadedFile } from "../upload/storage.ts";
import { uploadedFile, type UploadStore } from "../upload/upload.ts";
import { honeypotText } from "./form-layout.tsx";
import type { FormWarning } from "./form-messages.tsx";
import { NO_VALUES, type QuoteErrors, type QuoteValues, toQuoteRequest, validate } from "./quote-fields.ts";
import { readFields } from "./quote-store.ts";

interface SubmitOptions {
  /** The name of the form, unique in the page. */
  readonly name: string;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly upload: UploadStore;
  /** When the visitor began to fill in the form, on the clock of performance.now(). */
  readonly startedAt: number;
}

/** Sends the form in the steps of docs/behavior.md §6.1: validate, wait for the file, send, go to the confirmation. */
export function useSubmit({ name, element, upload, startedAt }: SubmitOptions) {
  const path = usePathname();
  const [sentOn, setSentOn] = useState<string>();
  const [warning, setWarning] = useState<FormWarning>();
  const [summary, setSummary] = useState<{ readonly id: number; readonly errors: QuoteErrors }>();
  /** The problem with the file about which the last attempt warned. The next attempt sends the request without the file. */
  const warnedProblem = useRef<string>(undefined);

  const lastId = useRef(0);
  const nextId = () => (lastId.current += 1);

  function warn(text: string, rest: Partial<FormWarning> = {}): void {
    setWarning({ id: nextId(), text, isAfterSending: false, ...rest });
  }

  /** Reads the file from the store, because a form that is submitted during hydration has not rendered it yet. */
  function fileState(): FileState {
    const { upload: current, problem } = upload.get();
    const isNewProblem = problem !== undefined && problem !== warnedProblem.current;
    warnedProblem.current = problem;
    return current.kind === "none" && isNewProblem ? "rejected" : current.kind;
  }

  async function send(values: QuoteValues) {
    const filledInMs = performance.now() - startedAt;
    const suspicion = findSuspicion({ honeypot: honeypotText(element.current), filledInMs });
    const marks = { suspicion, isDraft: isDraftPage() };
    const result = await sendQuote(values, uploadedFile(upload.get().upload), marks);
    if (result.kind === "received") return;
    warn(result.message, { isAfterSending: true, detail: result.error?.message });
    // If the visitor has closed the dialog, it opens again. Otherwise the visitor would believe that the request was sent.
    if (name === DIALOG_FORM) openDialog();
    return { [FORM_ERROR]: result.message };
  }

  async function submit(form: FormApi<QuoteValues>): Promise<void> {
    // The pressed button is shown before the work begins.
    await untilPainted();
    if (form.getState().submitting) return;
    readFields(form, name);
    const { values } = form.getState();
    const errors = validate(values);
    const step = nextStep({ errors, file: fileState(), phone: values.phone });
    setWarning(undefined);
    setSummary(step.kind === "invalid" ? { id: nextId(), errors } : undefined);
    if (step.kind !== "send" && step.warning !== undefined) warn(step.warning);
    if (step.kind === "wait") return;

    // Also submits an invalid form: React Final Form then marks the fields as submitted and does not call `send`.
    form.setConfig("onSubmit", send);
    await askBeforeLeaving(() => form.submit());
    if (form.getState().submitSucceeded) finish(form, values);
  }

  function finish(form: FormApi<QuoteValues>, { email, location }: QuoteValues): void {
    form.restart({ ...NO_VALUES, location });
    upload.remove();
    forgetAttempt();
    document.dispatchEvent(new Event(QUOTE_SENT));
    setSentOn(path);
    // Usually the page change closes the dialog. On a confirmation page there may be no page change.
    if (path.startsWith("/thankyou")) closeDialog();
    navigate(`/thankyou?${new URLSearchParams({ Email: email.trim() }).toString()}`);
  }

  return { submit, warning, summary, isSent: sentOn === path };
}

/**
 * Makes the browser ask for confirmation if the visitor leaves the page during the work. The listener is removed afterward, because
 * it can disable the back/forward cache.
 */
async function askBeforeLeaving(work: () => Promise<unknown> | undefined): Promise<void> {
  const listener = new AbortController();
  addEventListener("beforeunload", (event) => event.preventDefault(), { signal: listener.signal });
  try {
    await work();
  } finally {
    listener.abort();
  }
}

/** docs/behavior.md §6.1. */
const PHONE_EMPTY = "Enter your last phone";
const STILL_UPLOADING = "The file is being uploaded......";

const NOT_UPLOADED = "The file was not uploaded. Try again or remove it, then send the request.";
const NOT_ACCEPTED = "The file was not accepted. Choose another one, or send the request again without it.";

/** `rejected`: the last chosen file was not accepted, and the visitor has not been warned yet. */
export type FileState = "none" | "uploading" | "failed" | "uploaded" | "rejected";

export type NextStep =
  /** The fields show their error messages, and the form shows the warning. */
  | { readonly kind: "invalid"; readonly warning?: string }
  | { readonly kind: "wait"; readonly warning: string }
  | { readonly kind: "send" };

/**
 * Decides what happens when the visitor sends the form: the first steps of docs/behavior.md §6.1. An invalid form always shows its
 * error messages. There is at most one warning: about a file that is still uploading, or else about an empty phone number.
 */
export function nextStep({
  errors,
  file,
  phone,
}: {
  errors: QuoteErrors;
  file: FileState;
  phone: string;
}): NextStep {
  const isInvalid = Object.keys(errors).length > 0;
  if (file === "uploading") return { kind: isInvalid ? "invalid" : "wait", warning: STILL_UPLOADING };
  if (isInvalid) return phone.trim() === "" ? { kind: "invalid", warning: PHONE_EMPTY } : { kind: "invalid" };
  if (file === "rejected") return { kind: "wait", warning: NOT_ACCEPTED };
  if (file === "failed") return { kind: "wait", warning: NOT_UPLOADED };
  return { kind: "send" };
}

/** The form is suspicious if it was filled in faster than a person can. */
const MIN_FILL_MS = 2000;

/** The reason to suspect that a bot sent the form. The request is sent anyway, with this reason. */
export function findSuspicion({
  honeypot,
  filledInMs,
}: {
  honeypot: string;
  filledInMs: number;
}): string | undefined {
  if (honeypot !== "") return "hidden field";
  return filledInMs < MIN_FILL_MS ? "too fast" : undefined;
}

/** Sends a valid quote request. Safe to repeat: the server stores the same request only once. */
export async function sendQuote(
  values: QuoteValues,
  file: UploadedFile | undefined,
  { suspicion, isDraft }: { suspicion: string | undefined; isDraft: boolean },
  post: ReturnType<typeof createAdminClient> = createAdminClient(),
): Promise<ApiResult> {
  const body = JSON.stringify(toQuoteRequest(values, file));
  return post(QUOTE_REQUEST_PATH, body, {
    "idempotency-key": idempotencyKey(body),
    ...(suspicion === undefined ? {} : { "x-suspected": suspicion }),
    ...(isDraft ? { "x-draft-mode": "on" } : {}),
  });
}

const ATTEMPT_KEY = "quote-attempt";
const Attempt = v.object({ key: v.string(), body: v.string() });

/** Also kept in memory, because the browser may forbid storage. */
let lastAttempt: v.InferOutput<typeof Attempt> | undefined;

/** Returns the same key for the same request until it is received, even after a reload. */
function idempotencyKey(body: string): string {
  lastAttempt ??= getStoredJson("sessionStorage", ATTEMPT_KEY, Attempt);
  if (lastAttempt?.body !== body) {
    lastAttempt = { key: randomId(), body };
    setStoredJson("sessionStorage", ATTEMPT_KEY, lastAttempt);
  }
  return lastAttempt.key;
}

/** Call this when the request is received, so that sending the same text again is a new request. */
export function forgetAttempt(): void {
  lastAttempt = undefined;
  removeStored("sessionStorage", ATTEMPT_KEY);
}
