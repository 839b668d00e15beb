/** Next calls this once when the server starts. */
export async function register(): Promise<void> {
  // Next compiles this file for its Edge runtime too, where the import below does not exist, and removes this branch there.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { sendSingleLocation } = await import("next-internals/single-location.ts");
    sendSingleLocation();
  }
}
