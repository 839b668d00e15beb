import { browserWords } from "#locale/browser-words.ts";
import * as english from "#locale/en/media.ts";

/** Plays the video in an element. The button in that element pauses and resumes it. */
export function playLoop(element: Element | null | undefined, signal: AbortSignal): void {
  const video = element?.querySelector("video");
  const button = element?.querySelector("button");
  if (!video || !button || signal.aborted) return;

  const { media } = browserWords(english);
  const play = () => {
    // A browser that saves data or energy rejects this. The still image then stays.
    video.play().catch(() => undefined);
  };
  const updateLabel = () => {
    button.textContent = video.paused ? media.play : media.pause;
  };
  video.addEventListener("play", updateLabel, { signal });
  video.addEventListener("pause", updateLabel, { signal });
  button.addEventListener("click", () => (video.paused ? play() : video.pause()), { signal });
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  // Of two versions of a hero, the hidden one does not load its video.
  const whenShown = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    whenShown.disconnect();
    play();
  });
  whenShown.observe(video);
  signal.addEventListener("abort", () => whenShown.disconnect());
}
