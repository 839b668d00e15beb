import { Failure } from "./failure.ts";
import { createLeash } from "./leash.ts";
import { describeExit, launch, type Part, type Running } from "./process.ts";

/** The processes of one run: they live together and end together. */
export interface Stack {
  /** Starts a part that may end at any time. */
  readonly launch: (part: Part) => Running;
  /** Starts a part that is to run until the end; if it ends before, so does the stack. */
  readonly start: (part: Part) => Running;
  /** Runs a command to its end. Throws a Failure with its last lines unless its exit code is 0. */
  readonly run: (part: Part) => Promise<void>;
  /** Rejects with a Failure when a started part ends by itself. */
  readonly broken: Promise<never>;
  /** Ends everything, the last started first. */
  readonly stop: () => Promise<void>;
}

export function createStack(): Stack {
  const members = new Set<Running>();
  const leash = createLeash();
  const broken = Promise.withResolvers<never>();
  // Whoever waits for it hears of it; nobody may be waiting yet.
  broken.promise.catch(() => undefined);
  let stopping = false;

  function join(part: Part): Running {
    if (stopping) throw new Failure(`${part.name} was not started: everything is being stopped.`);
    const running = launch(part);
    members.add(running);
    if (running.pid !== undefined) leash.hold(running.pid);
    return running;
  }

  function leave(running: Running): void {
    members.delete(running);
    if (running.pid !== undefined) leash.release(running.pid);
  }

  async function stopLast(): Promise<void> {
    const last = [...members].at(-1);
    if (!last) return;
    await last.stop();
    leave(last);
  }

  async function breakWhenEnded(running: Running): Promise<void> {
    const exit = await running.exited;
    if (stopping) return;
    broken.reject(
      new Failure(`${running.name} ended by itself (${describeExit(exit)}).`, running.lastLines()),
    );
  }

  return {
    launch: join,
    start(part) {
      const running = join(part);
      void breakWhenEnded(running);
      return running;
    },
    async run(part) {
      const running = join(part);
      const exit = await running.exited;
      leave(running);
      if (exit.code !== 0)
        throw new Failure(`${part.name} failed (${describeExit(exit)}).`, running.lastLines());
    },
    broken: broken.promise,
    async stop() {
      stopping = true;
      while (members.size > 0) {
        // oxlint-disable-next-line no-await-in-loop -- the site goes before the lake it asks
        await stopLast();
      }
      leash.end();
    },
  };
}
