import type { ReactNode } from "react";

/** What ties a control to its message. */
export function describedBy(id: string, error: string | undefined) {
  return error === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${id}-error` };
}

/** Label, control and message, one below the other; in a grid of two columns the message takes both. */
export function FieldFrame({
  id,
  label,
  aside,
  error,
  column,
  children,
}: {
  id: string;
  label: ReactNode;
  aside?: ReactNode;
  error?: string | undefined;
  column?: "first" | "second";
  children: ReactNode;
}) {
  return (
    <>
      <div className={`flex items-baseline justify-between pb-1 text-14 ${column ? LABEL[column] : ""}`}>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      <div className={column && CONTROL_PLACE[column]}>{children}</div>
      {error !== undefined && (
        <p
          id={`${id}-error`}
          className="col-span-2 flex items-start gap-1.5 pt-1 text-13 font-medium text-red-text"
        >
          <svg viewBox="0 0 12 12" className="mt-1 size-3 shrink-0 fill-red" aria-hidden="true">
            <path d="M6 .5 12 11H0zM5.4 4.2v3.4h1.2V4.2zm0 4.4v1.2h1.2V8.6z" fillRule="evenodd" />
          </svg>
          {error}
        </p>
      )}
    </>
  );
}

const LABEL = { first: "col-start-1 row-start-1", second: "col-start-2 row-start-1" };
const CONTROL_PLACE = { first: "col-start-1 row-start-2", second: "col-start-2 row-start-2" };
