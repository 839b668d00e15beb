"use client";

import * as english from "#locale/en/media.ts";
import { useWords } from "#locale/use-words.ts";

interface VideoFilmProps {
  mp4: string;
  webm?: string | undefined;
  captions?: string | undefined;
  title: string;
  /** The language of the title, if that is not the language of the page. */
  language?: string;
  poster?: string | undefined;
  /** The maximum width in pixels. */
  width?: number | undefined;
  height?: number | undefined;
}

/** The video player. It starts immediately and is focused. */
export function VideoFilm({ mp4, webm, captions, title, language, poster, width, height }: VideoFilmProps) {
  const { media } = useWords(english);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the track is rendered if the video has captions
    <video
      controls
      autoPlay
      playsInline
      crossOrigin="anonymous"
      aria-label={title}
      lang={language}
      poster={poster}
      ref={(video) => video?.focus()}
      width={width}
      height={height}
      className="bg-black"
    >
      {webm && <source src={webm} type="video/webm" />}
      <source src={mp4} type="video/mp4" />
      {captions && <track kind="captions" src={captions} srcLang="en" label={media.captions} default />}
    </video>
  );
}
