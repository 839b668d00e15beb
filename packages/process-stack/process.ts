import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

import type { HeldPort } from "./hold-port.ts";
import { Failure } from "./report.ts";

// cspell:ignore autogroup

const MAX_KEPT_LINES = 40;
const GRACE_MS = 8000;
const GROUP_GRACE_MS = 1000;

export interface Command {
  /** The name in messages: "The build of the site". */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Called with each line of output. If undefined, nothing is printed, and the last lines are kept for a failure. */
  readonly onLine?: (line: string) => void;
  /** It and everything it starts run while no other process needs the processor. */
  readonly hasLowPriority?: boolean;
  /** What it listens on, if it can listen on an inherited socket. */
  readonly listensOn?: { readonly port: number; readonly host: string };
}

export interface Exit {
  readonly code: number | null;
  readonly signal: string | null;
}

export interface RunningProcess {
  readonly name: string;
  readonly pid: number | undefined;
  /** Resolves when the process has ended and all its output is read. */
  readonly exited: Promise<Exit>;
  /** The last 40 lines of its output. */
  lastLines(): readonly string[];
  /** Whether `stop` was called. */
  isStopping(): boolean;
  /** Ends the process and everything it started: SIGTERM first, SIGKILL after `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

/** Starts the command in its own process group, so that stopping it also reaches the processes that it started. */
export function startProcess(started: Command, inheritedSocket?: HeldPort): RunningProcess {
  const { name, command, args, cwd, env, onLine, hasLowPriority = false } = started;
  const sockets = inheritedSocket === undefined ? [] : [inheritedSocket.fd];
  const child = spawn(command, args, {
    cwd,
    // The variable of systemd for sockets that a process inherits. The first one is descriptor 3.
    env: { ...env, LISTEN_FDS: inheritedSocket && "1" },
    detached: true,
    stdio: ["ignore", "pipe", "pipe", ...sockets],
  });
  if (hasLowPriority && child.pid !== undefined) lowerPriority(child.pid);
  const lines = keepLines(child, onLine);
  const exited = new Promise<Exit>((resolve) => {
    child.once("error", (error) => {
      lines.push(error.message);
      resolve({ code: 127, signal: null });
    });
    child.once("close", (code, signal) => {
      resolve({ code, signal });
    });
  });

  let isStopping = false;
  return {
    name,
    pid: child.pid,
    exited,
    lastLines: () => lines,
    isStopping: () => isStopping,
    stop: (graceMs = GRACE_MS) => {
      isStopping = true;
      return stopGroup(child, graceMs);
    },
  };
}

/**
 * A third of the processor time of other programs. Beside the programs of a busy machine, the lowest priority would get almost none.
 */
export const LOW_PRIORITY = 5;

/** Lowers the priority of a process, and on Linux that of its whole session, which the kernel may schedule as one group. */
function lowerPriority(pid: number): void {
  setPriority(pid, LOW_PRIORITY);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(LOW_PRIORITY));
  } catch {
    // Only saves time. Other systems have no such file, and Linux rejects two changes within a tenth of a second.
  }
}

/** Describes an exit for messages: "exit code 1" or "SIGKILL". */
export function describeExit({ code, signal }: Exit): string {
  return signal ?? `exit code ${code ?? "unknown"}`;
}

/**
 * Waits until `url` responds with a status below 500. Throws a Failure if the process ends first or the time is up. A request may take all
 * of the time: a canceled one would be compiled for nothing by a development server on a slow machine.
 */
export async function waitUntilReady(
  url: string,
  running: RunningProcess,
  limitMs = 3 * 60_000,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const result = await Promise.race([running.exited, isReady(url, deadline - performance.now())]);
    if (result === true) return;
    if (result !== false)
      throw new Failure(`${running.name} did not start (${describeExit(result)}).`, running.lastLines());
    if (performance.now() > deadline)
      throw new Failure(`${running.name} does not respond at ${url}.`, running.lastLines());
    await sleep(50);
  }
}

async function isReady(url: string, limitMs: number): Promise<boolean> {
  const status = await statusOf(url, Math.max(0, Math.ceil(limitMs)));
  return status !== undefined && status < 500;
}

/** The status of the response of a server; undefined if there is none within `limitMs`. */
export async function statusOf(url: string, limitMs: number): Promise<number | undefined> {
  try {
    const signal = limitMs === Infinity ? null : AbortSignal.timeout(limitMs);
    const response = await fetch(url, { redirect: "manual", signal });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    // fetch throws these errors if nothing listens at the address, or if the server does not respond yet.
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}

function keepLines(child: ChildProcess, onLine?: (line: string) => void): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      lines.push(line);
      if (lines.length > MAX_KEPT_LINES) lines.shift();
      onLine?.(line);
    });
  }
  return lines;
}

async function stopGroup(child: ChildProcess, graceMs: number): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;

  signalGroup(pid, "SIGTERM");
  const leaderEnded = await waitUntil(() => hasEnded(child), graceMs);
  // A zombie process that its parent does not reap still counts as a member of the group, so waiting for the group has its own
  // limit.
  const groupEnded = leaderEnded && (await waitUntil(() => !signalGroup(pid, 0), GROUP_GRACE_MS));
  if (groupEnded) return;

  signalGroup(pid, "SIGKILL");
  await waitUntil(() => hasEnded(child), GROUP_GRACE_MS);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Sends a signal to a process group. Returns false if the group has no process left. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
    throw error;
  }
}

async function waitUntil(isTrue: () => boolean, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (!isTrue()) {
    if (performance.now() > deadline) return false;
    // There is no event for an empty process group.
    await sleep(20);
  }
  return true;
}
