/** Inlined by next.config.ts. */
declare const BUILD_ID: string;

/** The build that the server runs. Pages of an older build compare it with their own. */
export function GET(): Response {
  return new Response(BUILD_ID, { headers: { "cache-control": "no-store" } });
}
