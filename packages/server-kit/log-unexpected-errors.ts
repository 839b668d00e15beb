import type { Log } from "./log.ts";

/**
 * Logs errors that nothing caught, and lets the process go on. Node would end it, and with it the requests of everybody else. For servers that
 * write data in transactions only, so that no error leaves any incomplete.
 */
export function logUnexpectedErrors(log: Pick<Log, "error">): void {
  for (const kind of ["uncaughtException", "unhandledRejection"])
    process.on(kind, (error) => log.error(kind, { error }));
}
