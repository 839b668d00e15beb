declare global {
  /** What Next loads before it hydrates the page: the addresses and attributes of scripts. */
  var __next_s: [string | undefined, Record<string, string>][] | undefined;
}

/**
 * Lets Next hydrate the page in another task than the one that evaluates its scripts, so that the browser reacts to the visitor in
 * between. Call it in `instrumentation-client.ts`, which Next evaluates in the first task.
 *
 * Next waits for the next task after a script that has no address. This one is empty, so the browser does not run it, and no
 * Content-Security-Policy blocks it.
 *
 * Written for Next 16.4.6. hydrate-in-next-task.test.ts calls the bootstrap of the installed Next.
 */
export function hydrateInNextTask(): void {
  (globalThis.__next_s ??= []).push([undefined, { children: "" }]);
}
