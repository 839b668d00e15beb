/** Plays the video in an element, and has the button beside it stop and start it. */
export function playLoop(element: Element | null | undefined, signal: AbortSignal): void {
  const video = element?.querySelector("video");
  const button = element?.querySelector("button");
  if (!video || !button || signal.aborted) return;

  const play = () => {
    // A browser that saves data or energy refuses: the still stays.
    video.play().catch(() => undefined);
  };
  const tell = () => {
    button.textContent = video.paused ? "Play" : "Pause";
  };
  video.addEventListener("play", tell, { signal });
  video.addEventListener("pause", tell, { signal });
  button.addEventListener("click", () => (video.paused ? play() : video.pause()), { signal });
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play();
}
