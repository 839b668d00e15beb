"use client";

import { useEffect, useRef, useState } from "react";

interface SilentLoopProps {
  mp4: string;
  webm?: string | undefined;
  poster: string | undefined;
  description: string;
}

/** Plays by itself where motion is welcome; the button stops and starts it. */
export function SilentLoop({ mp4, webm, poster, description }: SilentLoopProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // A browser that saves data or energy refuses: the still stays.
    video.current?.play().catch(() => setPlaying(false));
  }, []);

  const toggle = () => (isPlaying ? video.current?.pause() : void video.current?.play());
  return (
    <div className="relative">
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        poster={poster}
        aria-label={description}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="aspect-3/2 w-full object-cover"
      >
        {webm && <source src={webm} type="video/webm" />}
        <source src={mp4} type="video/mp4" />
      </video>
      <button
        type="button"
        onClick={toggle}
        className="needs-script absolute right-3 bottom-3 h-9 cursor-pointer rounded-1 bg-black px-3 font-mono text-12 text-white"
      >
        {isPlaying ? "Pause" : "Play"}
      </button>
    </div>
  );
}
