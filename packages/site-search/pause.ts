/** How long a task may take. Meanwhile a phone shows no frame, and a server answers nobody. */
const MAX_TASK_MS = 8;

/** Returns a function to await between the steps of long work. It lets others run once the work has taken 8 ms. */
export function createPause(): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < MAX_TASK_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  };
}
