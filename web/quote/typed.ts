import { isUsed, type PreHydrationState } from "#hydration/pre-hydration-state.ts";

import { meantCountry } from "./country-search.ts";
import { type QuoteDraft, recallDraft } from "./draft.ts";
import { fieldId } from "./field-id.ts";
import { TEXT_FIELDS, type TextFieldName } from "./fields.ts";
import type { QuoteValues } from "./values.ts";

/** What the visitor did with the plain form before the live one took its place. */
export interface Typed {
  /** Only the fields in which something stood. */
  readonly values: Partial<QuoteValues>;
  /** What the description of this form begins with, while nobody writes another. */
  readonly prefill: string;
  /** What is kept of an earlier page. */
  readonly draft: QuoteDraft;
  /** What stands in the country's field. */
  readonly countryText: string;
  /** The file's field: a file may lie in it, or still come from a file dialog that was opened with it. */
  readonly fileInput: HTMLInputElement | undefined;
  readonly preHydration: PreHydrationState;
  readonly isSent: boolean;
  /** When filling in began, on the clock of performance.now(): with the page, if something is there already. */
  readonly since: number;
}

export const TEXT_NAMES: readonly TextFieldName[] = ["firstName", "lastName", "email", "phone", "message"];

/** Reads the plain form. */
export function readTyped(form: string, prefill: string, preHydration: PreHydrationState): Typed {
  const draft = recallDraft();
  const { country: _, ...kept } = draft.values;
  const countryText = textOf(form, "country");
  const texts = TEXT_NAMES.flatMap((name) => {
    const text = textOf(form, name).slice(0, TEXT_FIELDS[name].maxLength);
    return text === "" || (name === "message" && text === prefill) ? [] : [[name, text] as const];
  });
  const controlOf = (name: string) => preHydration.controls.find(({ id }) => id === fieldId(form, name));
  const fileInput = controlOf("file");
  const send = controlOf("send");
  const hasTexts = texts.length > 0 || Object.values(kept).some((text) => text !== "");
  return {
    values: {
      ...Object.fromEntries(texts),
      ...(countryText === "" ? {} : { country: meantCountry(countryText)?.iso ?? "" }),
    },
    prefill,
    draft,
    countryText,
    fileInput: fileInput instanceof HTMLInputElement ? fileInput : undefined,
    preHydration,
    isSent: send !== undefined && isUsed(send),
    since: hasTexts ? 0 : performance.now(),
  };
}

/** What stands in a field, whether anybody was told of it or not. */
export function textOf(form: string, name: string): string {
  const element = document.getElementById(fieldId(form, name));
  return isText(element) ? element.value : "";
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== "file")
  );
}
