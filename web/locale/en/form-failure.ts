/** As in failure.ts. In a file of its own, because a script loads all words of a file. */
export const formFailure: Record<"text", string> = globalThis.pageWords?.formFailure ?? {
  text: "The form didn't load. Check your connection and try again.",
};
