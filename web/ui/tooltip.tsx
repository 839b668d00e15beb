import { type ReactNode, useId } from "react";

import { TooltipHover } from "./tooltip-hover.client.tsx";

/**
 * Words with an explanation. A click or a tap opens it and Escape closes it, without any script. With a mouse, hovering over
 * the words opens it too.
 */
export function Tooltip({
  words,
  lang,
  children,
}: {
  words: ReactNode;
  /** The language of the explanation, if it is not that of the page. */
  lang?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <span className="tooltip">
      <button type="button" popoverTarget={id} className="tooltip-words">
        {words}
      </button>
      <span id={id} popover="auto" lang={lang} className="tooltip-note">
        {children}
      </span>
      <TooltipHover />
    </span>
  );
}
