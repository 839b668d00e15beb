"use client";

interface VideoFilmProps {
  mp4: string;
  webm?: string | undefined;
  captions?: string | undefined;
  title: string;
  poster?: string | undefined;
  /** In pixels. The video is never shown larger. */
  width?: number | undefined;
  height?: number | undefined;
}

/** Plays immediately and has the focus. */
export function VideoFilm({ mp4, webm, captions, title, poster, width, height }: VideoFilmProps) {
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
      width={width}
      height={height}
      className="bg-black"
    >
      {webm && <source src={webm} type="video/webm" />}
      <source src={mp4} type="video/mp4" />
      {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
    </video>
  );
}
