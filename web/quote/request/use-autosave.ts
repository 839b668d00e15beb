import { confirmLeaving } from "browser-kit/confirm-leaving.ts";
import { MAX_SHOWN, type RequestDetails } from "contracts/request-page.ts";
import { type RefObject, useEffect, useRef, useState } from "react";

import { outlivesPage } from "#admin-api/client.ts";

import { formBody, postChange } from "./post-change.ts";
import { detailsIn, SHOWN_NAME } from "./request-form.ts";
import { createSaver, type SaveState } from "./saver.ts";

/** Saves the form of the details at each pause in typing, and when the page is left. `details`: as the page was loaded. */
export function useAutosave(form: RefObject<HTMLFormElement | null>, details: RequestDetails) {
  const [state, setState] = useState<SaveState>({ kind: "unchanged" });
  const saver = useRef<ReturnType<typeof createSaver>>(undefined);
  /**
   * What may be stored of this page: what was last stored, and then a save whose answer was lost. Not a value of the hidden field, which
   * React sets back each time it renders.
   */
  const shown = useRef<readonly object[]>([details]);

  useEffect(() => {
    const read = () => form.current && readForm(form.current, shown.current);
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
  }, [form]);

  useEffect(() => {
    const isSavedByLeaving = () =>
      !form.current || outlivesPage(formBody(readForm(form.current, shown.current)));
    const mayBeLost =
      state.kind === "failed" ||
      ((state.kind === "unsaved" || state.kind === "saving") && !isSavedByLeaving());
    return mayBeLost ? confirmLeaving() : undefined;
  }, [form, state.kind]);
  return {
    state,
    saveSoon: () => saver.current?.saveSoon(),
    saveNow: () => saver.current?.saveNow(),
  };
}

function readForm(form: HTMLFormElement, shown: readonly object[]): FormData {
  const data = new FormData(form);
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
