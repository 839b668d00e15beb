import { setTimeout } from "node:timers/promises";

const EVERY_MS = 20;

/** Looks again and again; the first sight that is as it should be, or the last one when the time is up. */
export async function until<Sight>(
  look: () => Sight | Promise<Sight>,
  isRight: (sight: Sight) => boolean,
  limitMs = 5000,
): Promise<Sight> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const sight = await look();
    if (isRight(sight) || performance.now() > deadline) return sight;
    await setTimeout(EVERY_MS);
  }
}
