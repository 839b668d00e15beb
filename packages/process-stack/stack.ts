import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { type HeldPort, holdPort } from "./hold-port.ts";
import {
  type Command,
  describeExit,
  type RunningProcess,
  startProcess,
  statusOf,
  waitUntilReady,
} from "./process.ts";
import { explain, Failure } from "./report.ts";

/** Doubled after each death within a minute, so that a wrong setting does not use up the processor. */
const FIRST_RESTART_MS = 250;
const MAX_DEATHS_PER_MINUTE = 5;
const MINUTE_MS = 60_000;
/** A busy machine does not miss so many in a row. */
const MAX_UNANSWERED_CHECKS = 6;
/** The checks that a restarted server may miss while it starts. It starts with the requests that its predecessor left, which may be too many. */
const MAX_STARTING_CHECKS = 24;

interface StackSettings {
  /** How long a server is left alone after its fifth end within a minute. */
  readonly restMs?: number;
  /**
   * How often `/health` of each server is requested, and how long its response may take. A server that answers none of six such requests is
   * in an endless loop: it is ended and started again. If undefined, nothing is requested, so that a debugger can stop a server.
   */
  readonly checkMs?: number;
}

/** The processes of one command, which are stopped together. */
export interface Stack {
  /** Starts a process that may end at any time. */
  readonly start: (command: Command) => RunningProcess;
  /**
   * Takes the port of a server until the stack stops, so that no other program can listen on it. Until the server starts, connections are
   * closed at once, as if nothing listened: a proxy then sends its own copies. Throws a Failure if the port is in use.
   */
  readonly hold: (command: Command) => void;
  /**
   * Starts a server. Resolves when `url` responds. Throws a Failure if that takes longer than `limitMs`. If the server ends later, prints
   * why and `withoutIt`, which says what goes on, and starts it again. Its port stays with the stack, so that no other user can take it
   * meanwhile. After its fifth end within a minute it is started once a minute: the others go on, because whoever can end one must not
   * end all.
   */
  readonly keepRunning: (command: Command, url: string, withoutIt: string, limitMs?: number) => Promise<void>;
  /** Runs a command to its end. Throws a Failure with its last lines unless it exits with 0. */
  readonly run: (command: Command) => Promise<void>;
  /** Ends all processes, the last one first. */
  readonly stop: () => Promise<void>;
}

export function createStack({ restMs = MINUTE_MS, checkMs }: StackSettings = {}): Stack {
  const members = new Set<RunningProcess>();
  const heldPorts = new Map<number, HeldPort>();
  /** The processes that close connections to ports whose servers have not started yet. */
  const closers = new Map<HeldPort, RunningProcess>();
  const supervisor = startSupervisor();
  let isStopping = false;

  function start(command: Command, socket?: HeldPort): RunningProcess {
    if (isStopping) throw new Failure(`${command.name} was not started: everything is being stopped.`);
    const running = startProcess(command, socket);
    members.add(running);
    if (running.pid !== undefined) supervisor.add(running.pid);
    return running;
  }

  function remove(running: RunningProcess): void {
    members.delete(running);
    if (running.pid !== undefined) supervisor.remove(running.pid);
  }

  async function stopLast(): Promise<void> {
    const last = [...members].at(-1);
    if (!last) return;
    await last.stop();
    remove(last);
  }

  function hold({ listensOn }: Command): HeldPort | undefined {
    if (listensOn === undefined) return undefined;
    const { port, host } = listensOn;
    const held = heldPorts.get(port) ?? holdPort(port, host);
    if (held !== undefined) heldPorts.set(port, held);
    return held;
  }

  async function restartWhenEnded(
    command: Command,
    first: RunningProcess,
    socket: HeldPort | undefined,
    url: string,
    withoutIt: string,
  ): Promise<void> {
    let running = first;
    let deaths: number[] = [];
    for (;;) {
      if (checkMs !== undefined) void endWhenHung(running, new URL("/health", url).href, checkMs);
      const exit = await running.exited;
      // What it started may outlive it and hold its port.
      await running.stop();
      remove(running);
      if (isStopping) return;

      const now = performance.now();
      deaths = [...deaths.filter((time) => now - time < MINUTE_MS), now];
      const isResting = deaths.length >= MAX_DEATHS_PER_MINUTE;
      const next = isResting
        ? `, ${MAX_DEATHS_PER_MINUTE} times within a minute. It is started again in a minute.`
        : " and is started again.";
      const death = `\n${command.name} ended (${describeExit(exit)})${next} ${withoutIt}`;
      const lines = running.lastLines().map((line) => `  ${line}`);
      // They can say that it is ready, as it was before.
      const details = lines.length === 0 ? [] : ["It last printed:", ...lines];
      console.error(explain(new Failure(death, details)).join("\n"));
      await sleep(isResting ? restMs : FIRST_RESTART_MS * 2 ** (deaths.length - 1));
      if (isStopping) return;
      running = start(command, socket);
    }
  }

  return {
    start: (command) => start(command),
    hold(command) {
      const socket = hold(command);
      if (socket) closers.set(socket, start(closeConnections(command), socket));
    },
    async keepRunning(command, url, withoutIt, limitMs) {
      const socket = hold(command);
      const closer = socket && closers.get(socket);
      await closer?.stop();
      if (closer) remove(closer);
      const running = start(command, socket);
      await waitUntilReady(url, running, limitMs);
      void restartWhenEnded(command, running, socket, url, withoutIt);
    },
    async run(command) {
      const running = start(command);
      const exit = await running.exited;
      remove(running);
      if (exit.code !== 0)
        throw new Failure(`${command.name} failed (${describeExit(exit)}).`, running.lastLines());
    },
    async stop() {
      isStopping = true;
      while (members.size > 0) {
        // In order: a server may need those that were started before it.
        await stopLast();
      }
      for (const held of heldPorts.values()) held.release();
      supervisor.end();
    },
  };
}

function closeConnections({ name, cwd, env }: Command): Command {
  const code = `require("node:net").createServer((socket) => socket.destroy()).listen({ fd: 3 })`;
  return { name: `Before ${name}`, command: process.execPath, args: ["-e", code], cwd, env };
}

/** Ends a server that no longer responds. */
async function endWhenHung(running: RunningProcess, healthUrl: string, checkMs: number): Promise<void> {
  const exited = running.exited.then(() => true);
  let unanswered = -MAX_STARTING_CHECKS;
  while (unanswered < MAX_UNANSWERED_CHECKS) {
    if (await Promise.race([exited, sleep(checkMs, false, { ref: false })])) return;
    unanswered = (await statusOf(healthUrl, checkMs)) === undefined ? unanswered + 1 : 0;
  }
  console.error(`\n${running.name} has stopped responding.`);
  await running.stop();
}

interface StackOptions extends Pick<StackSettings, "checkMs"> {
  /** 0 for servers, because Ctrl-C is the normal way to end them. Another code for work that Ctrl-C interrupts. */
  readonly exitCodeWhenInterrupted: number;
  /** Runs after all processes have ended. */
  readonly afterwards?: () => Promise<void>;
}

/**
 * Runs `work` with a stack, and stops the stack when the work is done or has failed, or on Ctrl-C. Ends this process with the exit code
 * that `work` returns, or with 1 after a failure.
 */
export async function runWithStack(
  work: (stack: Stack) => Promise<number>,
  { exitCodeWhenInterrupted, afterwards, ...settings }: StackOptions,
): Promise<void> {
  const stack = createStack(settings);
  const interrupted = waitForInterrupt();
  try {
    process.exitCode = await Promise.race([work(stack), interrupted.then(() => exitCodeWhenInterrupted)]);
  } catch (error) {
    console.error(`\n${explain(error).join("\n")}\n`);
    process.exitCode = 1;
  }
  await stack.stop();
  await afterwards?.();
  // Interrupted work may still be waiting for a process that has ended.
  process.exit();
}

/**
 * Resolves at the first signal and ignores later ones: Ctrl-C reaches this process from the terminal, and again through npx and
 * pnpm.
 */
function waitForInterrupt(): Promise<void> {
  // If the terminal is closed, writing fails. That must not prevent stopping the stack.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve());
  });
}

/** Tells supervisor.ts which process groups to end when this process is killed and cannot do so itself. */
function startSupervisor() {
  const supervisor = spawn(process.execPath, [join(import.meta.dirname, "supervisor.ts")], {
    detached: true,
    stdio: ["pipe", "ignore", "inherit"],
  });
  supervisor.unref();
  return {
    add: (group: number) => void supervisor.stdin.write(`+${group}\n`),
    remove: (group: number) => void supervisor.stdin.write(`-${group}\n`),
    /** Ends the supervisor, which also ends all remaining groups. */
    end: () => void supervisor.stdin.end(),
  };
}
