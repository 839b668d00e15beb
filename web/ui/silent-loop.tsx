import { LoopControl } from "./loop-control.client.tsx";

interface SilentLoopProps {
  mp4: string;
  webm?: string | undefined;
  poster: string | undefined;
  description: string;
}

/** Plays automatically unless the visitor prefers reduced motion. The button pauses and resumes it. */
export function SilentLoop({ mp4, webm, poster, description }: SilentLoopProps) {
  return (
    <div className="relative">
      <video
        muted
        loop
        playsInline
        preload="none"
        poster={poster}
        aria-label={description}
        className="aspect-3/2 w-full object-cover"
      >
        {webm && <source src={webm} type="video/webm" />}
        <source src={mp4} type="video/mp4" />
      </video>
      <button
        type="button"
        className="needs-script absolute right-3 bottom-3 h-10 cursor-pointer rounded-1 bg-black px-3 font-mono text-12 text-white"
      >
        Play
      </button>
      <LoopControl />
    </div>
  );
}
