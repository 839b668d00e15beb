import { mostBytes, type Sample } from "../../attack/memory.ts";
import type { Name } from "../../attack/own-stack.ts";

/** The most bytes of a process in the first and in the last third of the time. */
export interface Growth {
  readonly first: number;
  readonly last: number;
}

export function growth(samples: readonly Sample[], name: Name): Growth {
  const own = samples.filter((sample) => sample.name === name);
  const third = Math.ceil(own.length / 3);
  return { first: mostBytes(own.slice(0, third), name), last: mostBytes(own.slice(-third), name) };
}
