import type { ComponentProps } from "react";

interface NumberedHeadingProps extends ComponentProps<"h2"> {
  /** The number of its entry in the page's table of contents. */
  number?: number | undefined;
}

/** An h2 with its number, on pages with an index. */
export function NumberedHeading({
  number,
  children,
  className = "text-h2",
  ...heading
}: NumberedHeadingProps) {
  return (
    <h2 {...heading} className={number === undefined ? className : `${className} flex items-baseline gap-4`}>
      {number !== undefined && (
        <span aria-hidden="true" className="heading-number">
          {number}
        </span>
      )}
      <span>{children}</span>
    </h2>
  );
}
