import { untilIdle } from "#ui/until.ts";

const ACTS = ["pointermove", "pointerdown", "scroll", "keydown"];
const A_WHILE_MS = 5000;

/** Resolves when the visitor has done anything at all, or stayed for a while, and the browser has nothing else to do. */
export async function untilActive(): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = new AbortController();
    const act = () => {
      end.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(act, A_WHILE_MS);
    for (const name of ACTS) document.addEventListener(name, act, { passive: true, signal: end.signal });
  });
  await untilIdle();
}
