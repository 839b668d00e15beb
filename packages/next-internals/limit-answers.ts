/**
 * Answers status 413 instead of JSON with more bytes, which `fetch` then does not read. Call it before Next starts: Next reads a cached
 * answer as a whole, and encodes it, before its caller sees any of it. An answer that does not say its length is not limited.
 */
export function limitAnswers(maxBytes: number): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
    if (!isJson || Number(response.headers.get("content-length")) <= maxBytes) return response;
    await response.body?.cancel();
    const url = new URL(input instanceof Request ? input.url : input);
    const query = url.searchParams.get("query") ?? url.pathname;
    const message = `The answer has more than ${maxBytes} bytes: ${query.trim().slice(0, 200)}`;
    console.error(message);
    return Response.json({ message }, { status: 413 });
  };
}
