"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react";

import type { VideoFilm } from "./video-film.client.tsx";

interface LazyVideoProps extends ComponentProps<typeof VideoFilm> {
  /** “0:12” */
  length: string;
  /** The poster, which starts the video. Without a script it is a link to the file. */
  children: ReactNode;
}

/** A lazy island: a poster that loads the player when the visitor starts the video. If that fails, it opens the file. */
export function LazyVideo({ length, children, ...film }: LazyVideoProps) {
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
      className="relative block w-fit"
    >
      {children}
    </a>
  );
}
