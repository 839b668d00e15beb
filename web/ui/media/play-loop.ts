/** Plays the video in an element. The button in that element pauses and resumes it. */
export function playLoop(element: Element | null | undefined, signal: AbortSignal): void {
  const video = element?.querySelector("video");
  const button = element?.querySelector("button");
  if (!video || !button || signal.aborted) return;

  const play = () => {
    // A browser that saves data or energy rejects this. The still image then stays.
    video.play().catch(() => undefined);
  };
  const updateLabel = () => {
    button.textContent = video.paused ? "Play" : "Pause";
  };
  video.addEventListener("play", updateLabel, { signal });
  video.addEventListener("pause", updateLabel, { signal });
  button.addEventListener("click", () => (video.paused ? play() : video.pause()), { signal });
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play();
}
