import { spawn } from "node:child_process";
import { join } from "node:path";

/** Ends process groups when this process is gone, also after a `kill -9` that lets it clean up nothing. */
export interface Leash {
  readonly hold: (group: number) => void;
  readonly release: (group: number) => void;
  /** Lets go of everything. */
  readonly end: () => void;
}

export function createLeash(): Leash {
  const reaper = spawn(process.execPath, [join(import.meta.dirname, "reaper.ts")], {
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
  });
  reaper.unref();
  return {
    hold: (group) => void reaper.stdin.write(`+${group}\n`),
    release: (group) => void reaper.stdin.write(`-${group}\n`),
    end: () => void reaper.stdin.end(),
  };
}
