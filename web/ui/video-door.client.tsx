"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react";

import type { VideoFilm } from "./video-film.client.tsx";

interface VideoDoorProps extends ComponentProps<typeof VideoFilm> {
  /** “0:12” */
  length: string;
  /** The poster, which starts the video. Without a script it is a link to the file. */
  children: ReactNode;
}

/** A film whose player is fetched when it is started; where that fails the link leads to the film. */
export function VideoDoor({ length, children, ...film }: VideoDoorProps) {
  const [Film, setFilm] = useState<typeof VideoFilm>();
  if (Film) return <Film {...film} />;

  const open = (event: MouseEvent) => {
    event.preventDefault();
    import("./video-film.client.tsx").then(
      (module) => setFilm(() => module.VideoFilm),
      () => location.assign(film.mp4),
    );
  };
  return (
    <a
      href={film.mp4}
      onClick={open}
      aria-label={`Play: ${film.title}, ${length}`}
      className="relative block aspect-video"
    >
      {children}
    </a>
  );
}
