/** Next calls it once when the server starts. */
export async function register(): Promise<void> {
  const { sendOneLocation } = await import("#site/one-location.ts");
  sendOneLocation();
}
