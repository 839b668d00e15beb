import { meantCountry } from "./country-search.ts";
import { recallDraft } from "./draft.ts";
import { fieldId, TEXT_FIELDS, type TextFieldName } from "./fields.ts";
import { QUOTE_ID } from "./opens-quote.ts";
import type { QuoteValues, StoredFile } from "./values.ts";
import type { Meanwhile } from "./watch-intent.ts";

/** What the visitor did with the plain form before the live one took its place. */
export interface Typed {
  readonly values: QuoteValues;
  /** What stands in the country's field. */
  readonly countryText: string;
  readonly chosenFile: File | undefined;
  readonly storedFile: StoredFile | undefined;
  readonly caret: Caret | undefined;
  readonly isSent: boolean;
  /** When filling in began, on the clock of performance.now(): with the page, if something is there already. */
  readonly since: number;
}

interface Caret {
  readonly id: string;
  readonly start: number | null;
  readonly end: number | null;
}

const TEXT_NAMES: readonly TextFieldName[] = ["firstName", "lastName", "email", "phone", "message"];

/** Reads the plain form, over what is kept of an earlier page. */
export function readTyped({ isSent }: Meanwhile): Typed {
  const { values, file } = recallDraft();
  const { country, ...texts } = values;
  const countryText = textOf("country");
  const typed = TEXT_NAMES.flatMap((name) => {
    const text = textOf(name).slice(0, TEXT_FIELDS[name].maxLength);
    return text === "" ? [] : [[name, text] as const];
  });
  const chosen = document.getElementById(fieldId("file"));
  return {
    values: {
      ...values,
      ...Object.fromEntries(typed),
      country: countryText === "" ? country : (meantCountry(countryText)?.iso ?? ""),
    },
    countryText,
    chosenFile: chosen instanceof HTMLInputElement ? chosen.files?.[0] : undefined,
    storedFile: file,
    caret: caretIn(document.activeElement),
    isSent: isSent(),
    since: typed.length > 0 || Object.values(texts).some((text) => text !== "") ? 0 : performance.now(),
  };
}

/** Puts the caret back where it stood. */
export function restoreCaret({ id, start, end }: Caret): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  if (isText(element) && start !== null) element.setSelectionRange(start, end);
}

function caretIn(element: Element | null): Caret | undefined {
  if (!element?.id || !element.closest(`#${QUOTE_ID} form`)) return undefined;
  if (!isText(element)) return { id: element.id, start: null, end: null };
  return { id: element.id, start: element.selectionStart, end: element.selectionEnd };
}

function textOf(name: string): string {
  const element = document.getElementById(fieldId(name));
  return isText(element) ? element.value : "";
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== "file")
  );
}
