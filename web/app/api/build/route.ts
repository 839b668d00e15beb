/** Inlined by next.config.ts. */
declare const BUILD_ID: string;

export const dynamic = "force-static";

/** The id of the build that the server runs. Open pages compare it with the id of their own build. */
export function GET(): Response {
  return new Response(BUILD_ID, { headers: { "cache-control": "public, max-age=0, s-maxage=1" } });
}
