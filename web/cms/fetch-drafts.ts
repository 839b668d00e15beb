import { renderBudget } from "#render-budget.ts";

/**
 * The bytes that a page of the preview may read in all: several times what the largest one does. Everybody with an account writes drafts, and
 * 14 MB of paragraphs ended the process.
 */
const MAX_BYTES = 3 * 1024 ** 2;

/** The part of it for everything besides the page itself, so that a few large drafts of languages do not end the preview of all pages. */
const MAX_BYTES_OF_LISTS = 2 * 1024 ** 2;

/** The limit of one list, so that it leaves room for the others. */
const MAX_BYTES_OF_LIST = 1024 ** 2;

const budgetOfAll = renderBudget(MAX_BYTES);
const budgetOfLists = renderBudget(MAX_BYTES_OF_LISTS);

/** `fetch` for drafts. Answers with status 413, which the client does not repeat, if they are too large. */
export const fetchDrafts: typeof fetch = (input, init) => {
  const all = budgetOfAll();
  return fetchLimited(input, init, (bytes) => {
    all.left -= bytes;
    return all.left >= 0;
  });
};

/** `fetch` for everything besides the page itself. A list that is too large does not use up the room of the others. */
export const fetchDraftLists: typeof fetch = (input, init) => {
  const [all, lists] = [budgetOfAll(), budgetOfLists()];
  let read = 0;
  return fetchLimited(input, init, (bytes) => {
    read += bytes;
    all.left -= bytes;
    lists.left -= bytes;
    if (read <= MAX_BYTES_OF_LIST && lists.left >= 0 && all.left >= 0) return true;
    all.left += read;
    lists.left += read;
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
