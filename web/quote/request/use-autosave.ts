import { type RefObject, useEffect, useRef, useState } from "react";

import { confirmLeaving } from "#ui/browser/confirm-leaving.ts";

import { postChange } from "./post-change.ts";

export type SaveState =
  | { readonly kind: "unchanged" | "unsaved" | "saving" | "saved" }
  /** `message` is for the customer. */
  | { readonly kind: "failed"; readonly message: string };

const PAUSE_MS = 800;
/** After a failure, such as a lost connection. */
const RETRY_MS = 10_000;

/** Saves a form at each pause in typing, and when the page is left: one change after the other, so that the last one wins. */
export function useAutosave(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState<SaveState>({ kind: "unchanged" });
  const saver = useRef<ReturnType<typeof createSaver>>(undefined);

  useEffect(() => {
    const current = createSaver(() => form.current, setState);
    saver.current = current;
    // What was typed before the script was loaded.
    if (form.current && isChanged(form.current)) current.saveSoon();
    addEventListener("pagehide", current.saveNow);
    return () => {
      removeEventListener("pagehide", current.saveNow);
      current.saveNow();
    };
  }, [form]);

  // Otherwise leaving the page saves.
  useEffect(() => (state.kind === "failed" ? confirmLeaving() : undefined), [state.kind]);
  return {
    state,
    saveSoon: () => saver.current?.saveSoon(),
    saveNow: () => saver.current?.saveNow(true),
  };
}

function createSaver(getForm: () => HTMLFormElement | null, setState: (state: SaveState) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let isSaving = false;

  async function save(): Promise<void> {
    clearTimeout(timer);
    const form = getForm();
    if (!isDirty || isSaving || !form) return;
    isDirty = false;
    isSaving = true;
    setState({ kind: "saving" });
    const result = await postChange(new FormData(form));
    isSaving = false;
    if (result.kind === "rejected") {
      isDirty = true;
      setState({ kind: "failed", message: result.message });
      timer = setTimeout(() => void save(), RETRY_MS);
    } else if (isDirty) saveSoon();
    else setState({ kind: "saved" });
  }

  function saveSoon(): void {
    if (!isDirty) setState({ kind: "unsaved" });
    isDirty = true;
    clearTimeout(timer);
    timer = setTimeout(() => void save(), PAUSE_MS);
  }

  return {
    saveSoon,
    /** `isForced` also saves what is not known to have changed. */
    saveNow: (isForced: unknown = false) => {
      if (isForced === true) isDirty = true;
      void save();
    },
  };
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (control) => control instanceof HTMLInputElement && control.value !== control.defaultValue,
  );
}
