"use client";

import { type MouseEvent, type ReactNode, useState } from "react";

interface VideoDoorProps {
  mp4: string;
  webm?: string | undefined;
  captions?: string | undefined;
  title: string;
  poster?: string | undefined;
  /** The poster, which starts the video. Without a script it is a link to the file. */
  children: ReactNode;
}

export function VideoDoor({ mp4, webm, captions, title, poster, children }: VideoDoorProps) {
  const [isOpen, setOpen] = useState(false);

  if (!isOpen) {
    const open = (event: MouseEvent) => {
      event.preventDefault();
      setOpen(true);
    };
    return (
      <a href={mp4} onClick={open} aria-label={`Play: ${title}`} className="relative block aspect-video">
        {children}
      </a>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has one wherever the video has captions; a silent loop has none
    <video
      controls
      autoPlay
      playsInline
      crossOrigin="anonymous"
      aria-label={title}
      poster={poster}
      ref={(video) => video?.focus()}
      className="aspect-video w-full bg-black"
    >
      {webm && <source src={webm} type="video/webm" />}
      <source src={mp4} type="video/mp4" />
      {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
    </video>
  );
}
