import { createInterface } from "node:readline";

// A second process that runs alongside the one that starts the servers. It ends the servers' process groups if that process is
// gone, even after `kill -9`. Its input has a line for each group: "+123" when it starts, "-123" when it has ended. The input
// closes when the other process ends.

const GRACE_MS = 2000;

// Ignores signals, because it must run slightly longer than the other process, and a terminal sends Ctrl-C to both.
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
      // Most groups have already ended. An error must not prevent signaling the others.
      const hasEnded = error instanceof Error && "code" in error && error.code === "ESRCH";
      if (!hasEnded) console.error(error);
    }
  }
}
