import { createInterface } from "node:readline";

// A process beside the one that starts the servers. It ends their process groups when that one is gone, also after `kill -9`.
// Its input has a line per group: "+123" when one starts, "-123" when one has ended. The input closes when the other process ends.

const GRACE_MS = 2000;

// It has to live a moment longer than the other process. A terminal sends Ctrl-C to both.
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
      // Most groups have ended already. An error must not keep the others from being signaled.
      const hasEnded = error instanceof Error && "code" in error && error.code === "ESRCH";
      if (!hasEnded) console.error(error);
    }
  }
}
