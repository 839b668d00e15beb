import { type ClipboardEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";

type Field = Pick<HTMLTextAreaElement, "value" | "selectionStart" | "selectionEnd" | "maxLength">;

/**
 * For an element around a field, because browsers cut off a pasted text at the maximum length without a message. `cutAt` is this length, if a
 * text was cut off. `length` is the length of the text, including what was typed before the script was loaded.
 */
export function useTextLimit<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [cutAt, setCutAt] = useState<number>();
  const [length, setLength] = useState<number>();
  useEffect(() => setLength(ref.current?.querySelector("textarea")?.value.length), []);
  return {
    cutAt,
    length,
    handlers: {
      ref,
      onPaste: ({ target, clipboardData }: ClipboardEvent) =>
        setCutAt(maxLengthFor(target, clipboardData.getData("text"))),
      onInput: ({ target }: SyntheticEvent) => {
        if (!isField(target)) return;
        setLength(target.value.length);
        setCutAt((max) => (target.value.length === max ? max : undefined));
      },
    },
  };
}

/** The maximum length of a field, if a pasted text does not fit. */
export function maxLengthFor(field: object, pasted: string): number | undefined {
  if (!isField(field)) return undefined;
  const { value, selectionStart, selectionEnd, maxLength } = field;
  const length = value.length - (selectionEnd - selectionStart) + pasted.replaceAll("\r\n", "\n").length;
  return length > maxLength ? maxLength : undefined;
}

/** A date and a select have no selection, and other fields may have no limit. */
function isField(field: object): field is Field {
  return (
    "selectionStart" in field &&
    field.selectionStart !== null &&
    "maxLength" in field &&
    Number(field.maxLength) > 0
  );
}
