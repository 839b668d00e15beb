import { createContext, Script } from "node:vm";

import { isObject } from "./documents/json.ts";

const noWork = (): void => undefined;
const sandbox = createContext({ work: noWork });
const call = new Script("work()");

/**
 * Runs synchronous work, and stops it after this many milliseconds. Then returns undefined. It may be stopped anywhere, so it must not
 * change anything that is used afterward. A function of V8 itself, such as `split`, ends before it is stopped. Takes a
 * thread, which costs about as much as a small patch.
 */
export function runWithin<Result>(
  milliseconds: number,
  work: () => Result,
): { readonly result: Result } | undefined {
  let finished: { readonly result: Result } | undefined;
  sandbox.work = () => void (finished = { result: work() });
  try {
    call.runInContext(sandbox, { timeout: Math.ceil(milliseconds) });
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  } finally {
    // It may refer to a large document.
    sandbox.work = noWork;
  }
  return finished;
}

function isTimeout(error: unknown): boolean {
  // Not an Error of this context.
  return isObject(error) && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}
