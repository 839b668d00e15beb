"use client";

import { useEffect, useRef } from "react";

/** Inside an index of links to the page itself: marks the entry of the part that is being read. */
export function CurrentEntry() {
  const mark = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const links = [
      ...(mark.current?.parentElement?.querySelectorAll<HTMLAnchorElement>("a[href^='#']") ?? []),
    ];
    const parts = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? []);
    const update = () => {
      const current = parts.findLast((part) => part.getBoundingClientRect().top < innerHeight / 3);
      for (const link of links) link.ariaCurrent = link.hash === `#${current?.id}` ? "true" : null;
    };
    const observer = new IntersectionObserver(update, { rootMargin: "-33% 0px -66% 0px" });
    for (const part of parts) observer.observe(part);

    // In a strip Chromium is content with a few pixels of what has the focus. A finger must find the link where it was put down.
    for (const link of links)
      link.addEventListener("focus", () => {
        if (link.matches(":focus-visible")) link.scrollIntoView({ block: "nearest", inline: "center" });
      });
    return () => observer.disconnect();
  }, []);

  return <span ref={mark} hidden />;
}
