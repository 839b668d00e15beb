import { useState } from "react";

interface Draft {
  readonly text: string;
  /** Why the text is not stored. */
  readonly problem: string | undefined;
  /** Whether the field has lost the focus. While the editor types, a text that cannot be read yet is not an error. */
  readonly isBlurred: boolean;
}

/**
 * The state of a field whose value is typed as text. `store` is called with each change. It stores the text if the text can be read, and
 * otherwise returns what is wrong with it. Such text stays in the field until it is corrected, and the stored value does not change.
 */
export function useTypedText(stored: string, store: (text: string) => string | undefined) {
  const [draft, setDraft] = useState<Draft>();
  return {
    text: draft?.text ?? stored,
    isTyped: draft !== undefined,
    problem: draft?.problem,
    isBlurred: draft?.isBlurred ?? true,
    write: (text: string) => setDraft({ text, problem: store(text), isBlurred: false }),
    /** Shows the stored value again, unless the typed text could not be stored. */
    blur: () =>
      setDraft((current) => (current?.problem === undefined ? undefined : { ...current, isBlurred: true })),
    /** Shows the stored value, whatever was typed, because something else has replaced it. */
    reset: () => setDraft(undefined),
  };
}
