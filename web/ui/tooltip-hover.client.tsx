"use client";

import { useEffect, useRef } from "react";

/** docs/behavior.md §11.2. */
const HIDE_DELAY_MS = 200;

/** Opens the tooltip that contains it while the mouse is over it, and closes it shortly after the mouse has left. */
export function TooltipHover() {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const tooltip = mark.current?.parentElement;
    const note = tooltip?.querySelector<HTMLElement>("[popover]");
    if (!tooltip || !note) return;

    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType === "mouse" && !note.matches(":popover-open")) note.showPopover();
    };
    const hide = (event: PointerEvent) => {
      clearTimeout(timer);
      if (event.pointerType === "mouse") timer = setTimeout(() => note.hidePopover(), HIDE_DELAY_MS);
    };
    tooltip.addEventListener("pointerenter", show);
    tooltip.addEventListener("pointerleave", hide);
    return () => {
      clearTimeout(timer);
      tooltip.removeEventListener("pointerenter", show);
      tooltip.removeEventListener("pointerleave", hide);
    };
  }, []);

  return <span ref={mark} hidden />;
}
