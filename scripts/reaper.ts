import { createInterface } from "node:readline";

const GRACE_MS = 2000;

// Outlives its starter for a moment, whatever ended that one; a terminal's Ctrl-C is meant for the starter.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);

const groups = new Set<number>();
const input = createInterface({ input: process.stdin });

input.on("line", (line) => {
  const group = Number(line.slice(1));
  if (line.startsWith("+")) groups.add(group);
  else groups.delete(group);
});

input.on("close", () => {
  signalAll("SIGTERM");
  setTimeout(() => signalAll("SIGKILL"), groups.size > 0 ? GRACE_MS : 0);
});

function signalAll(signal: NodeJS.Signals): void {
  for (const group of groups) {
    try {
      process.kill(-group, signal);
    } catch (error) {
      groups.delete(group);
      // Most are gone already. The others still need an end.
      const isGone = error instanceof Error && "code" in error && error.code === "ESRCH";
      if (!isGone) console.error(error);
    }
  }
}
