import type { ComponentProps, ReactNode } from "react";

import * as english from "#locale/en/quote-form.ts";
import { fillIn } from "#locale/fill-in.tsx";
import { useWords } from "#locale/use-words.ts";

import { fieldId } from "../form-dom.ts";
import { ACCEPTED_FILES } from "./storage.ts";

/** The zone where visitors choose or drop a file. The file input fills the zone, so that both work before hydration. */
export function FileZone({
  form,
  isUploading = false,
  isDragged = false,
  error,
  input,
  children,
}: {
  form: string;
  isUploading?: boolean;
  /** Whether a file is being dragged over the zone. */
  isDragged?: boolean;
  error?: string | undefined;
  /** More attributes of the file input. */
  input?: ComponentProps<"input">;
  children?: ReactNode;
}) {
  const { upload } = useWords(english);
  const id = fieldId(form, "file");
  return (
    <>
      <label htmlFor={id} className="block pb-1 text-14 font-medium">
        {`${upload.label} `}
        <span className="font-normal text-ink-3">{isUploading ? upload.uploading : upload.optional}</span>
      </label>
      <div data-dragged={isDragged || undefined} className="file-zone">
        <input
          id={id}
          name="file"
          type="file"
          accept={ACCEPTED_FILES}
          aria-describedby={`${id}-help${error === undefined ? "" : ` ${id}-error`}`}
          aria-invalid={error === undefined ? undefined : true}
          {...input}
        />
        <p>{fillIn(upload.chooseOrDrop, <span className="font-semibold text-link">{upload.choose}</span>)}</p>
        <p id={`${id}-help`} className="pt-0.5 font-mono text-12 text-ink-3">
          {upload.formats}
        </p>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="pt-1 text-13 font-medium text-accent-text">
          {error}
        </p>
      )}
      {children}
    </>
  );
}
