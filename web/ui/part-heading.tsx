import type { ComponentProps } from "react";

interface PartHeadingProps extends ComponentProps<"h2"> {
  /** Of the part, on pages with an index. */
  number?: number | undefined;
}

/** The heading of a part, with its number before it. */
export function PartHeading({ number, children, className = "text-h2", ...heading }: PartHeadingProps) {
  return (
    <h2 {...heading} className={number === undefined ? className : `${className} flex items-baseline gap-4`}>
      {number !== undefined && (
        <span aria-hidden="true" className="part-number">
          {number}
        </span>
      )}
      <span>{children}</span>
    </h2>
  );
}
