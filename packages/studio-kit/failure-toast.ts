import { type ToastParams, useToast } from "@sanity/ui/toast";
import { useCallback, useState } from "react";

/** A toast that says what failed and why. It stays long enough to be read. */
export function failureToast(title: string, reason: unknown): ToastParams {
  const description = reason instanceof Error ? reason.message : String(reason);
  return { status: "error", title, description, duration: 15_000, closable: true };
}

/** Returns a function that creates handlers of failures: each shows a toast with a title and the reason. */
export function useFailureToast() {
  const { push } = useToast();
  return useCallback(
    (title: string) => (reason: unknown) => {
      push(failureToast(title, reason));
    },
    [push],
  );
}

/** Runs a task that an editor starts with a button, and reports its failure. `isRunning` is for the button. */
export function useTask(failure: string) {
  const report = useFailureToast();
  const [isRunning, setRunning] = useState(false);
  const run = (task: () => Promise<unknown>) => {
    setRunning(true);
    void task()
      .catch(report(failure))
      .finally(() => setRunning(false));
  };
  return { isRunning, run };
}
