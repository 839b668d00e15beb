/** Next calls it once when the server starts. */
export async function register(): Promise<void> {
  // Next compiles this file for its Edge runtime too, which lacks what is imported here, and leaves this branch out there.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { sendOneLocation } = await import("#site/one-location.ts");
    sendOneLocation();
  }
}
