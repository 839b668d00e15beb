import { type RefObject, useEffect, useRef, useState } from "react";

import { outlivesPage } from "#admin-api/client.ts";
import { confirmLeaving } from "#ui/browser/confirm-leaving.ts";

import { formBody, postChange } from "./post-change.ts";
import { detailsIn, SHOWN_NAME } from "./request-form.ts";
import { createSaver, type SaveState } from "./saver.ts";

/** Saves the form of the details at each pause in typing, and when the page is left. */
export function useAutosave(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<SaveState>({ kind: "unchanged" });
  const saver = useRef<ReturnType<typeof createSaver>>(undefined);

  useEffect(() => {
    const read = () => (form.current ? new FormData(form.current) : undefined);
    const post = async (data: FormData, signal: AbortSignal) => {
      const result = await postChange(data, signal);
      const shown = form.current?.elements.namedItem(SHOWN_NAME);
      if (result.kind !== "rejected" && shown instanceof HTMLInputElement)
        shown.value = JSON.stringify(detailsIn(data));
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
    const isSavedByLeaving = () => !form.current || outlivesPage(formBody(new FormData(form.current)));
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

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLInputElement) return control.value !== control.defaultValue;
    if (!(control instanceof HTMLSelectElement)) return false;
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, first);
  });
}
