import { getWords } from "#locale/words.ts";

import { LoopControl } from "./loop-control.client.tsx";

interface SilentLoopProps {
  mp4: string;
  webm?: string | undefined;
  poster: string | undefined;
  /** The maximum width in pixels. */
  width: number | undefined;
  height: number | undefined;
  description: string;
}

/** Plays automatically, uncropped, unless the visitor prefers reduced motion. The button pauses and resumes it. */
export function SilentLoop({ mp4, webm, poster, width, height, description }: SilentLoopProps) {
  return (
    <div className="relative w-fit">
      <video
        muted
        loop
        playsInline
        preload="none"
        poster={poster}
        width={width}
        height={height}
        aria-label={description}
      >
        {webm && <source src={webm} type="video/webm" />}
        <source src={mp4} type="video/mp4" />
      </video>
      <button
        type="button"
        className="needs-script absolute end-3 bottom-3 h-10 cursor-pointer rounded-1 bg-black px-3 font-mono text-12 text-white"
      >
        {getWords().media.play}
      </button>
      <LoopControl />
    </div>
  );
}
