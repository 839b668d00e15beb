"use client";

import type { SaveState } from "browser-kit/saver.ts";
import {
  INCOTERMS,
  MAX_PARTS,
  NDA_ANSWERS,
  ORDER_FIELDS,
  type OrderField,
  orderFields,
  PART_FIELDS,
  type PartField,
  partFields,
  type RequestDetails,
  type RequestPart,
} from "contracts/request-page.ts";
import { requestPath } from "contracts/request-path.ts";
import { type MouseEvent, useEffect, useRef, useState } from "react";

import * as english from "#locale/en/request-form.ts";
import { useWords } from "#locale/use-words.ts";
import { buttonClass } from "#ui/button.ts";

import { CutNotice } from "../form/cut-notice.client.tsx";
import { ACTION_NAME, partName, REMOVE_PART_NAME, REQUEST_FORM_ID, SHOWN_NAME } from "./request-form.ts";
import { useAutosave } from "./use-autosave.ts";

interface Props {
  token: string;
  language: string;
  details: RequestDetails;
  /** What may be stored. It differs from `details` if these were sent and rejected. */
  shown: readonly RequestDetails[];
  /** How saving ended without scripts. */
  firstState: SaveState;
  /** The id of the empty part that follows the last one. */
  newPartId: string;
  today: string;
  /** The names of files that a part can be. */
  files: readonly string[];
}

const EMPTY = { part: "", quantity: "", material: "", finish: "", tolerance: "", note: "" };
const FILE_NAMES = "request-file-names";

/**
 * The table of parts and what concerns the whole order. With scripts it is saved while the customer types; without, by each button of the
 * page, and its own also adds an empty part. The browser keeps the texts: React only knows which parts there are.
 */
export function DetailsForm({ details, newPartId, today, files, firstState, ...target }: Props) {
  const { requestDetails: words } = useWords(english);
  const form = useRef<HTMLFormElement>(null);
  const { state, saveSoon, saveNow, writeShown } = useAutosave(form, { ...target, firstState });
  /** With the texts with which their fields start. */
  const [parts, setParts] = useState<readonly RequestPart[]>(() =>
    [...details.parts, { id: newPartId, ...EMPTY }].slice(0, MAX_PARTS),
  );
  /** The part whose first field gets the focus. */
  const [focused, setFocused] = useState<string>();

  useEffect(() => {
    if (focused !== undefined) document.getElementById(fieldId(focused, "part"))?.focus();
  }, [focused]);

  function addPart(event: MouseEvent): void {
    event.preventDefault();
    const id = crypto.randomUUID();
    setParts([...parts, { id, ...EMPTY }]);
    setFocused(id);
  }

  function removePart(event: MouseEvent, id: string): void {
    event.preventDefault();
    const index = parts.findIndex((other) => other.id === id);
    setFocused(parts[index === 0 ? 1 : index - 1]?.id);
    setParts(parts.filter((other) => other.id !== id));
    saveSoon();
  }

  return (
    <form
      ref={form}
      id={REQUEST_FORM_ID}
      method="post"
      action={requestPath(target.token, target.language)}
      autoComplete="on"
      onInput={saveSoon}
      onSubmit={(event) => {
        if (isOfButton(event.nativeEvent, ACTION_NAME)) return writeShown();
        event.preventDefault();
        saveNow();
      }}
    >
      <input type="hidden" name={SHOWN_NAME} defaultValue={JSON.stringify(target.shown)} autoComplete="off" />
      <h2 className="border-b border-ink pb-2 text-21">{words.heading}</h2>
      <p className="pt-3 pb-1 text-14 text-ink-2">{words.hint}</p>
      <datalist id={FILE_NAMES}>
        {files.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {parts.map((part, index) => (
        <PartFields
          key={part.id}
          index={index}
          part={part}
          onRemove={parts.length > 1 ? (event) => removePart(event, part.id) : undefined}
        />
      ))}
      {parts.length < MAX_PARTS && (
        <button type="submit" className={`${buttonClass("secondary")} mt-4`} onClick={addPart}>
          {words.addPart}
        </button>
      )}
      <h3 className="mt-10 border-b border-rule pb-2 text-18">{words.orderHeading}</h3>
      <div className="grid grid-cols-1 gap-4 pt-4 phone:grid-cols-2 @large:grid-cols-5">
        {ORDER_FIELDS.map((field) => (
          <CutNotice key={field}>
            <label htmlFor={field} className="block pb-1 text-14 font-medium">
              {words.order[field]}
            </label>
            <OrderControl field={field} value={details[field]} today={today} />
          </CutNotice>
        ))}
      </div>
      <div className="flex min-h-12 items-center gap-4 pt-5">
        <button type="submit" className={buttonClass("primary")}>
          {words.save}
        </button>
        <SaveStatus state={state} isFirst={state === firstState} />
        {/* Without scripts, saving leads back to this form. */}
        <noscript>
          <p className="hidden text-14 text-ink-2 in-target:block">{words.saved}</p>
        </noscript>
      </div>
    </form>
  );
}

/** Whether a button with this name has sent the form. */
function isOfButton(event: Event, name: string): boolean {
  const button = event instanceof SubmitEvent ? event.submitter : null;
  return button instanceof HTMLButtonElement && button.name === name;
}

/** On a phone these take the whole width. */
const WIDE_FIELDS: ReadonlySet<PartField> = new Set(["part", "note"]);

function fieldId(part: string, field: PartField): string {
  return `part-${part}-${field}`;
}

interface PartFieldsProps {
  index: number;
  part: RequestPart;
  onRemove: ((event: MouseEvent) => void) | undefined;
}

/** A part: a row of the table, or on narrow screens a group of fields. */
function PartFields({ index, part, onRemove }: PartFieldsProps) {
  const { requestDetails: words } = useWords(english);
  return (
    <fieldset className="relative mt-4 border-t border-rule pt-3">
      <legend className="float-left w-full pb-2 text-14 font-semibold">{words.part(index + 1)}</legend>
      <input type="hidden" name={partName(index, "id")} defaultValue={part.id} autoComplete="off" />
      <div className="clear-both grid grid-cols-2 gap-3 @large:grid-cols-[2fr_1fr_1.4fr_1.4fr_1.6fr_2fr]">
        {PART_FIELDS.map((field) => (
          <CutNotice key={field} className={WIDE_FIELDS.has(field) ? "max-phone:col-span-2" : ""}>
            <label htmlFor={fieldId(part.id, field)} className="block pb-1 text-13 text-ink-2">
              {words.parts[field]}
            </label>
            <input
              id={fieldId(part.id, field)}
              name={partName(index, field)}
              defaultValue={part[field]}
              maxLength={partFields[field].maxLength}
              list={field === "part" ? FILE_NAMES : undefined}
              autoComplete="off"
              dir="auto"
              className="control h-11"
            />
          </CutNotice>
        ))}
      </div>
      {onRemove && (
        <button
          type="submit"
          name={REMOVE_PART_NAME}
          value={index}
          aria-label={words.removePart(index + 1)}
          onClick={onRemove}
          className="absolute top-1 right-0 p-2 text-13 text-link underline"
        >
          {words.remove}
        </button>
      )}
    </fieldset>
  );
}

function OrderControl({ field, value, today }: { field: OrderField; value: string; today: string }) {
  const { requestDetails: words } = useWords(english);
  const shared = { id: field, name: field, defaultValue: value, className: "control h-11" };
  switch (field) {
    case "company":
    case "country":
      return (
        <input
          {...shared}
          maxLength={orderFields[field].maxLength}
          autoComplete={field === "company" ? "organization" : "country-name"}
        />
      );
    case "wantedDate":
      // A date that has passed since it was stored must not keep the browser from sending the form.
      return <input {...shared} type="date" min={value !== "" && value < today ? value : today} />;
    case "incoterm":
      return (
        <select {...shared}>
          <option value="">{words.noIncoterm}</option>
          {INCOTERMS.map((incoterm) => (
            <option key={incoterm}>{incoterm}</option>
          ))}
        </select>
      );
    case "nda":
      return (
        <select {...shared}>
          <option value="">{words.noNda}</option>
          {NDA_ANSWERS.map((answer) => (
            <option key={answer} value={answer}>
              {words.nda[answer]}
            </option>
          ))}
        </select>
      );
  }
}

/** In a page that the server sends, the browser focuses what is `isFirst` and failed. */
function SaveStatus({ state, isFirst }: { state: SaveState; isFirst: boolean }) {
  const { requestDetails: words } = useWords(english);
  if (state.kind === "failed")
    return (
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it says why the form that was just sent is not saved
      <p role="alert" tabIndex={-1} autoFocus={isFirst} className="text-14 font-medium text-accent-text">
        {words.notSaved(state.message)}
      </p>
    );
  return (
    <output className="text-14 text-ink-2">
      {state.kind === "saving" && words.saving}
      {state.kind === "saved" && words.saved}
    </output>
  );
}
