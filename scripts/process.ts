import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

const KEPT_LINES = 40;
const STRAGGLER_MS = 1000;

export interface Part {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Record<string, string | undefined>;
  /** Gets each line as it is printed; without it the lines are only kept for a failure. */
  readonly onLine?: (line: string) => void;
}

export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

export interface Running {
  readonly name: string;
  readonly pid: number | undefined;
  /** Resolves when the process has ended and all it printed was read. */
  readonly exited: Promise<Exit>;
  lastLines(): readonly string[];
  /** Ends the process and everything it started: asks first, kills after `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

/** Starts a process as the head of a group of its own, so that stopping it also reaches what it started. */
export function launch(part: Part): Running {
  const child = spawn(part.command, part.args, {
    cwd: part.cwd,
    env: part.env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines = keepLines(child, part.onLine);
  const exited = new Promise<Exit>((resolve) => {
    child.once("error", (error) => {
      lines.push(error.message);
      resolve({ code: 127, signal: null });
    });
    child.once("close", (code, signal) => {
      resolve({ code, signal });
    });
  });

  return {
    name: part.name,
    pid: child.pid,
    exited,
    lastLines: () => lines,
    stop: (graceMs = 8000) => stopGroup(child, graceMs),
  };
}

/** In words, for messages: "exit code 1" or "SIGKILL". */
export function describeExit({ code, signal }: Exit): string {
  return signal ?? `exit code ${code ?? "unknown"}`;
}

function keepLines(child: ChildProcess, onLine?: (line: string) => void): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      onLine?.(line);
    });
  }
  return lines;
}

async function stopGroup(child: ChildProcess, graceMs: number): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;

  signalGroup(pid, "SIGTERM");
  const headEnded = await waitUntil(() => hasEnded(child), graceMs);
  // A zombie that nobody reaps still counts as a member, so stragglers get a limit of their own.
  const groupEnded = headEnded && (await waitUntil(() => !signalGroup(pid, 0), STRAGGLER_MS));
  if (groupEnded) return;

  signalGroup(pid, "SIGKILL");
  await waitUntil(() => hasEnded(child), STRAGGLER_MS);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Returns false when the group has no member left. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
    throw error;
  }
}

async function waitUntil(holds: () => boolean, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (!holds()) {
    if (performance.now() > deadline) return false;
    // oxlint-disable-next-line no-await-in-loop -- polling: a process group has no event for "empty"
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}
