"use client";

import { useEffect, useRef, useState } from "react";

interface EmbeddedPlayerProps {
  /** The address of the player. */
  readonly src: string;
  readonly title: string | undefined;
}

/**
 * The player of a video from another site. It loads only when the visitor opens the <details> element around it, which is the
 * consent. `loading="lazy"` would not be enough: Chromium loads such an iframe when React moves it, as it does in the preview.
 */
export function EmbeddedPlayer({ src, title }: EmbeddedPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const details = frame.current?.closest("details");
    const end = new AbortController();
    const load = () => details?.open && setOpened(true);
    // The visitor may have opened it before hydration.
    load();
    details?.addEventListener("toggle", load, { signal: end.signal });
    return () => end.abort();
  }, []);
  return (
    <iframe
      ref={frame}
      src={isOpened ? src : undefined}
      hidden={!isOpened}
      title={title}
      // The combination of allow-scripts and allow-same-origin is safe here, because the player has another origin.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      // An iframe is inline. On the baseline, it would leave a gap below it, as a line of text does for descenders.
      style={{ aspectRatio: "16 / 9", verticalAlign: "top" }}
      className="w-full"
    />
  );
}
