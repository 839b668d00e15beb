/** Put in by next.config.ts at build time. */
declare const BUILD_ID: string;

/** Which build the server has now. */
export function GET(): Response {
  return new Response(BUILD_ID, { headers: { "cache-control": "no-store" } });
}
