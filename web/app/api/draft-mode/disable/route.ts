import { draftMode } from "next/headers";

/** Ends draft mode and shows the published version of the same page. */
export async function POST(request: Request): Promise<Response> {
  (await draftMode()).disable();
  const from = URL.parse(request.headers.get("referer") ?? "")?.pathname ?? "/";
  // Exactly one slash, because a path that starts with two leads to another host.
  return new Response(null, { status: 303, headers: { location: `/${from.replace(/^\/+/, "")}` } });
}
