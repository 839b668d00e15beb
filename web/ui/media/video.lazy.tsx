"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react";

import type { VideoFilm } from "./video-film.client.tsx";

interface LazyVideoProps extends ComponentProps<typeof VideoFilm> {
  /** Names the video and its duration, such as “Play: Milling, 0:12”. */
  label: string;
  /** The poster that starts the video. It is a link to the file, so it also works without scripts. */
  children: ReactNode;
}

/** A lazy island: the poster loads the player when the visitor starts the video. If that fails, the browser opens the file. */
export function LazyVideo({ label, children, ...film }: LazyVideoProps) {
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
      aria-label={label}
      lang={film.language}
      className="relative block w-fit"
    >
      {children}
    </a>
  );
}
