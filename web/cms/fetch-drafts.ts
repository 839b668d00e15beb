import { renderBudget } from "#render-budget.ts";

/**
 * The bytes of drafts that a page of the preview may read, several times what the largest page reads. Everyone with an account writes
 * drafts, and the process that renders them also serves visitors: 14 MB of paragraphs ended it.
 */
const getBudget = renderBudget(3 * 1024 ** 2);

/** `fetch` for drafts. Answers with status 413, which the client does not repeat, if they are too large. */
export async function fetchDrafts(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const budget = getBudget();
  const tooLarge = new AbortController();
  const signal = AbortSignal.any([tooLarge.signal, ...(init?.signal ? [init.signal] : [])]);
  const { body, status, headers } = await fetch(input, { ...init, signal });
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    budget.left -= read.value.byteLength;
    if (budget.left < 0) {
      // Not by canceling the body: Next reads a copy of it, for which that would wait.
      tooLarge.abort();
      return Response.json({ message: "The drafts are too large for the preview" }, { status: 413 });
    }
    chunks.push(read.value);
  }
  const type = headers.get("content-type");
  return new Response(new Blob(chunks), { status, headers: type === null ? {} : { "content-type": type } });
}
