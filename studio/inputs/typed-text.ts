import { useState } from "react";

interface Draft {
  readonly text: string;
  /** Why the text is not stored. */
  readonly problem: string | undefined;
  /** Whether the editor has left the field. During typing, a text that cannot be read yet is no error. */
  readonly isLeft: boolean;
}

/**
 * The state of a field that reads its stored value from text. `store` is called with each change, stores the text if it can be
 * read, and otherwise returns what is wrong with it. Such text stays in the field until it is corrected, and the stored value
 * stays as it was.
 */
export function useTypedText(stored: string, store: (text: string) => string | undefined) {
  const [draft, setDraft] = useState<Draft>();
  return {
    text: draft?.text ?? stored,
    isTyped: draft !== undefined,
    problem: draft?.problem,
    isLeft: draft?.isLeft ?? true,
    write: (text: string) => {
      setDraft({ text, problem: store(text), isLeft: false });
    },
    /** The editor leaves the field: it shows what is stored, unless that is not what the editor typed. */
    leave: () => {
      setDraft((current) => (current?.problem === undefined ? undefined : { ...current, isLeft: true }));
    },
    /** The stored value is replaced in another way: the field shows it, whatever the editor typed. */
    reset: () => {
      setDraft(undefined);
    },
  };
}
