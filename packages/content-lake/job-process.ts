import type { ChildProcess } from "node:child_process";

interface Options<Result> {
  readonly isResult: (message: unknown) => message is Result;
  /** Gets the messages that are no results. */
  readonly onMessage: (message: unknown) => void;
  /** Called when the process ends, perhaps more than once, before its jobs are rejected. */
  readonly onEnd: (reason: Error) => void;
}

/**
 * Gives jobs to a child process, which answers each message with a result that has the same id. Work in it cannot be interrupted: if a job takes
 * too long, or nobody waits for it anymore, the process is killed, and with it all its jobs.
 */
export function createJobProcess<Result extends { readonly id: number }>(
  child: ChildProcess,
  { isResult, onMessage, onEnd }: Options<Result>,
) {
  const jobs = new Map<number, PromiseWithResolvers<Result>>();
  let lastId = 0;

  function end(reason: Error): void {
    child.kill("SIGKILL");
    onEnd(reason);
    for (const job of jobs.values()) job.reject(reason);
  }

  const kill = (reason: string) => () => end(new Error(`The process was killed: ${reason}`));

  function send(message: object): void {
    child.send(message, (error) => error && end(error));
  }

  child.on("message", (message) => {
    if (isResult(message)) jobs.get(message.id)?.resolve(message);
    else onMessage(message);
  });
  child.on("error", end);
  child.once("exit", (code, signal) => end(new Error(`The process ended with ${signal ?? code}`)));

  return {
    end,
    send,
    /** How many jobs it has. */
    size: () => jobs.size,
    /** Does a job. Rejects with the reason if the process ends before. */
    async run(job: object, limitMs: number, signal?: AbortSignal): Promise<Result> {
      const [id, result] = [++lastId, Promise.withResolvers<Result>()];
      jobs.set(id, result);
      const timeout = setTimeout(kill(`no result within ${limitMs} ms`), limitMs);
      const leave = kill("nobody waits for its result");
      signal?.addEventListener("abort", leave);
      send({ ...job, id });
      try {
        return await result.promise;
      } finally {
        clearTimeout(timeout);
        signal?.removeEventListener("abort", leave);
        jobs.delete(id);
      }
    },
  };
}
