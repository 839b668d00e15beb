import { cache } from "react";

/**
 * What a page of the preview may read in all: several times what the largest one does. Everybody with an account writes drafts, and the
 * process that renders them is the one of the visitors: 14 MB of paragraphs ended it.
 */
const MAX_BYTES = 3 * 1024 ** 2;

/** What of this may be read besides the page itself: a few drafts of languages must not take the preview of all pages. */
const MAX_BYTES_OF_LISTS = 2 * 1024 ** 2;

/** What one list of drafts may have, so that it does not take the place of the others. */
const MAX_BYTES_OF_LIST = 1024 ** 2;

/** What the current render may still read. Outside of a render, each request has its own. */
const restOfRender = cache(() => ({ bytes: MAX_BYTES, ofLists: MAX_BYTES_OF_LISTS }));

/** `fetch` for drafts. Answers with status 413, which the client does not repeat, if they are too large. */
export const fetchDrafts: typeof fetch = (input, init) => {
  const rest = restOfRender();
  return fetchLimited(input, init, (bytes) => {
    rest.bytes -= bytes;
    return rest.bytes >= 0;
  });
};

/** `fetch` for all drafts but the page itself. What is too large takes nothing from the others. */
export const fetchDraftLists: typeof fetch = (input, init) => {
  const rest = restOfRender();
  let read = 0;
  return fetchLimited(input, init, (bytes) => {
    read += bytes;
    rest.bytes -= bytes;
    rest.ofLists -= bytes;
    if (read <= MAX_BYTES_OF_LIST && rest.ofLists >= 0 && rest.bytes >= 0) return true;
    rest.bytes += read;
    rest.ofLists += read;
    return false;
  });
};

async function fetchLimited(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  mayRead: (bytes: number) => boolean,
): Promise<Response> {
  const tooLarge = new AbortController();
  const signal = AbortSignal.any([tooLarge.signal, ...(init?.signal ? [init.signal] : [])]);
  const { body, status, headers } = await fetch(input, { ...init, signal });
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    if (!mayRead(read.value.byteLength)) {
      // Not by canceling the body: Next reads a copy of it, for which that would wait.
      tooLarge.abort();
      return Response.json({ message: "The drafts are too large for the preview" }, { status: 413 });
    }
    chunks.push(read.value);
  }
  const type = headers.get("content-type");
  return new Response(new Blob(chunks), { status, headers: type === null ? {} : { "content-type": type } });
}
