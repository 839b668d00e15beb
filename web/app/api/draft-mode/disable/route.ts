import { draftMode } from "next/headers";

/** Back to what visitors see, on the same page. */
export async function POST(request: Request): Promise<Response> {
  (await draftMode()).disable();
  const from = URL.parse(request.headers.get("referer") ?? "")?.pathname ?? "/";
  // Exactly one slash: a path that starts with two would lead to another host.
  return new Response(null, { status: 303, headers: { location: `/${from.replace(/^\/+/, "")}` } });
}
