const COMMA = ",".charCodeAt(0);

interface Limits {
  readonly maxBytes: number;
  /** Each value takes memory, however short it is: a text of five characters takes 30 times its bytes. */
  readonly maxValues: number;
}

/**
 * Answers status 413 instead of JSON that is larger. One with too many bytes is not read. Call it before Next starts: Next reads a cached
 * answer as a whole, and encodes it, before its caller sees any of it. The bytes of an answer that does not say its length are not limited.
 */
export function limitAnswers({ maxBytes, maxValues }: Limits): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const { headers, status, statusText, body } = response;
    if (body === null || headers.get("content-type")?.startsWith("application/json") !== true)
      return response;
    if (Number(headers.get("content-length")) > maxBytes) {
      await body.cancel();
      return tooLarge(`more than ${maxBytes} bytes`, input);
    }
    const bytes = await response.bytes();
    if (commasIn(bytes) >= maxValues) return tooLarge(`more than ${maxValues} values`, input);
    return new Response(bytes, { headers, status, statusText });
  };
}

function commasIn(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte === COMMA) count += 1;
  return count;
}

function tooLarge(what: string, input: RequestInfo | URL): Response {
  const url = new URL(input instanceof Request ? input.url : input);
  const query = url.searchParams.get("query") ?? url.pathname;
  const message = `The answer has ${what}: ${query.trim().slice(0, 200)}`;
  console.error(message);
  return Response.json({ message }, { status: 413 });
}
