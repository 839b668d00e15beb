import type { ComponentProps, ReactNode } from "react";

import { fieldId } from "../form-dom.ts";
import { ACCEPTED_FILES } from "./storage.ts";

/** docs/behavior.md §7.3: the label while a file is being uploaded. */
const UPLOADING = "(File is being uploaded...)";

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
  const id = fieldId(form, "file");
  return (
    <>
      <label htmlFor={id} className="block pb-1 text-14 font-medium">
        CAD file <span className="font-normal text-ink-3">{isUploading ? UPLOADING : "(optional)"}</span>
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
        <p>
          <span className="font-semibold text-link">Choose a file</span> or drop it here
        </p>
        <p id={`${id}-help`} className="pt-0.5 font-mono text-12 text-ink-3">
          step, stp, igs, stl · several files: ZIP or RAR · up to 500 MB
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
