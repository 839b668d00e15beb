import { untilPainted } from "#ui/until.ts";

/**
 * Lays out all bands of the page, of which those that were never near have an estimated height only (styles/blocks.css); from
 * then on the browser remembers the real ones. Calls `scroll` now, and again a frame later: a browser that restores a position
 * itself does so in between, once the page is long enough for it.
 */
export async function withWholePage(scroll?: () => void): Promise<void> {
  const { style } = document.documentElement;
  style.setProperty("--far", "visible");
  scroll?.();
  await untilPainted();
  scroll?.();
  style.removeProperty("--far");
}
