"use client";

import { useEffect, useRef } from "react";

/** Sets aria-current on the entry of the section that the visitor is reading. Its parent element is the table of contents. */
export function CurrentEntry() {
  const anchor = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const links = [
      ...(anchor.current?.parentElement?.querySelectorAll<HTMLAnchorElement>("a[href^='#']") ?? []),
    ];
    const sections = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
    const reached = new Set<Element>();
    const update = (changed: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of changed) reached[isIntersecting ? "add" : "delete"](target);
      const current = sections.findLast((section) => reached.has(section));
      for (const link of links) link.ariaCurrent = link.hash === `#${current?.id}` ? "true" : null;
    };
    // The observed area reaches far above the window, so that a jump to the top reports every section that it passes.
    const observer = new IntersectionObserver(update, { rootMargin: "1000000px 0px -66% 0px" });
    for (const section of sections) observer.observe(section);

    // In the strip of narrow screens, Chromium scrolls only a few pixels of a focused link into view. Only for keyboard focus: a
    // link that is tapped must not move.
    for (const link of links)
      link.addEventListener("focus", () => {
        if (link.matches(":focus-visible")) link.scrollIntoView({ block: "nearest", inline: "center" });
      });
    return () => observer.disconnect();
  }, []);

  return <span ref={anchor} hidden />;
}
