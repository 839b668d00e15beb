import * as v from "valibot";

/** Keeps the unsaved input of a form about a request. It survives a look at other requests and tools, and a reload of the tab. */
export function createDraftStore<Draft>(name: string, schema: v.GenericSchema<unknown, Draft>) {
  const Stored = v.pipe(v.string(), v.parseJson(), schema);
  const keyOf = (id: string) => `${name}-${id}`;

  function loadDraft(id: string, storage: Pick<Storage, "getItem"> = sessionStorage): Draft | undefined {
    const stored = v.safeParse(Stored, storage.getItem(keyOf(id)));
    return stored.success ? stored.output : undefined;
  }

  /** Undefined removes the draft. */
  function storeDraft(
    id: string,
    draft: Draft | undefined,
    storage: Pick<Storage, "setItem" | "removeItem"> = sessionStorage,
  ): void {
    if (draft === undefined) storage.removeItem(keyOf(id));
    else storage.setItem(keyOf(id), JSON.stringify(draft));
  }

  return { loadDraft, storeDraft };
}
