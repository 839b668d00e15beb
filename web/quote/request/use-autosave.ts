import { confirmLeaving } from "browser-kit/confirm-leaving.ts";
import { createSaver, type SaveState } from "browser-kit/saver.ts";
import { MAX_SHOWN } from "contracts/request-page.ts";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

import { outlivesPage } from "#admin-api/client.ts";

import { changeForm, formBody, postChange } from "./post-change.ts";
import { detailsIn, SHOWN_NAME, TEXT_NAME } from "./request-form.ts";

interface Options {
  readonly token: string;
  readonly language: string;
  /** What may be stored of the details, as the page was loaded. */
  readonly shown: readonly object[];
  readonly firstState: SaveState;
}

/** Saves the form of the details at each pause in typing, and when the page is left. */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  { token, language, shown: firstShown, firstState }: Options,
) {
  const [state, setState] = useState(firstState);
  const saver = useRef<ReturnType<typeof createSaver>>(undefined);
  /**
   * What may be stored of this page: what was last stored, and then a save whose answer was lost. Not a value of the hidden field, which
   * React sets back each time it renders.
   */
  const shown = useRef(firstShown);
  const read = useCallback(
    () => form.current && readForm(form.current, { token, language, shown: shown.current }),
    [form, token, language],
  );

  useEffect(() => {
    const post = async (data: FormData, signal: AbortSignal) => {
      const sent = detailsIn(data);
      const answer = postChange(data, signal);
      shown.current = [...shown.current.slice(0, MAX_SHOWN - 1), sent];
      const result = await answer;
      if (result.kind !== "rejected") shown.current = [sent];
      return result;
    };
    const current = createSaver({ read, post, setState });
    saver.current = current;
    // What was typed before the script was loaded.
    if (form.current && isChanged(form.current)) current.saveSoon();
    addEventListener("pagehide", current.leave);
    return () => {
      removeEventListener("pagehide", current.leave);
      current.leave();
    };
  }, [form, read]);

  useEffect(() => {
    const isSavedByLeaving = () => {
      const data = read();
      return !data || outlivesPage(formBody(data));
    };
    const mayBeLost =
      state.kind === "failed" ||
      ((state.kind === "unsaved" || state.kind === "saving") && !isSavedByLeaving());
    return mayBeLost ? confirmLeaving() : undefined;
  }, [read, state.kind]);
  return {
    state,
    saveSoon: () => saver.current?.saveSoon(),
    saveNow: () => saver.current?.saveNow(),
    /** Call it before the browser posts the form. */
    writeShown: () => {
      const field = form.current?.elements.namedItem(SHOWN_NAME);
      if (field instanceof HTMLInputElement) field.value = JSON.stringify(shown.current);
    },
  };
}

function readForm(
  form: HTMLFormElement,
  {
    shown,
    ...target
  }: { readonly token: string; readonly language: string; readonly shown: readonly object[] },
): FormData {
  const data = changeForm(target, { kind: "details" });
  for (const [name, value] of new FormData(form)) if (name !== TEXT_NAME) data.append(name, value);
  data.set(SHOWN_NAME, JSON.stringify(shown));
  return data;
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLInputElement) return control.value !== control.defaultValue;
    if (!(control instanceof HTMLSelectElement)) return false;
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, first);
  });
}
