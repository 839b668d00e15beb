import { type Name, type OwnStack, residentBytes } from "../../attack/own-stack.ts";

export interface Sample {
  readonly name: Name;
  readonly at: number;
  readonly bytes: number;
}

const NAMES = ["site", "backend"] as const;
const EVERY_MS = 1000;

/** Looks at the memory of both processes once a second. A process that is just down has none. */
export function watchMemory(own: OwnStack): { stop(): readonly Sample[] } {
  const samples: Sample[] = [];
  const timer = setInterval(() => {
    for (const name of NAMES) void sample(name);
  }, EVERY_MS);
  async function sample(name: Name): Promise<void> {
    if (!own.isRunning(name)) return;
    const bytes = await residentBytes(own.pidOf(name)).catch(() => 0);
    if (bytes > 0) samples.push({ name, at: performance.now(), bytes });
  }
  return {
    stop() {
      clearInterval(timer);
      return samples;
    },
  };
}

/** The most in the first and in the last third of the time. */
export function growth(
  samples: readonly Sample[],
  name: Name,
): { readonly first: number; readonly last: number } {
  const own = samples.filter((one) => one.name === name);
  const third = Math.ceil(own.length / 3);
  const most = (some: readonly Sample[]) => Math.max(0, ...some.map(({ bytes }) => bytes));
  return { first: most(own.slice(0, third)), last: most(own.slice(-third)) };
}
