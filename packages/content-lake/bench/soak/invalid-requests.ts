/** Invalid requests with the expected status. None of them changes anything. */
const INVALID_REQUESTS: readonly [method: string, path: string, body: string | undefined, status: number][] =
  [
    ["POST", "/data/mutate/production", "{", 400],
    ["POST", "/data/mutate/production", "[]", 400],
    ["POST", "/data/mutate/production", '{"mutations":{}}', 400],
    ["POST", "/data/mutate/production", '{"mutations":[{"explode":{}}]}', 400],
    ["POST", "/data/mutate/production", '{"mutations":[{"create":{"_id":"a b","_type":"x"}}]}', 400],
    ["POST", "/data/mutate/production", '{"mutations":[{"create":{"_id":"odd"}}]}', 400],
    ["POST", "/data/mutate/production", '{"mutations":[{"patch":{"id":"total","inc":{"missing":1}}}]}', 409],
    ["POST", "/data/mutate/production", '{"mutations":[{"patch":{"id":"total","unset":["[["]}}]}', 400],
    [
      "POST",
      "/data/mutate/production",
      '{"mutations":[{"patch":{"id":"total","diffMatchPatch":{"_type":"garbage"}}}]}',
      400,
    ],
    ["POST", "/data/mutate/production", '{"mutations":[{"delete":{"id":"nobody-knows"}}]}', 200],
    [
      "POST",
      "/data/mutate/production",
      '{"mutations":[{"patch":{"id":"total","set":{"value":-1}}},{"create":{"_id":"total","_type":"counter"}}]}',
      409,
    ],
    [
      "POST",
      "/data/mutate/production?dryRun=true",
      '{"mutations":[{"patch":{"id":"total","set":{"value":-1}}}]}',
      200,
    ],
    ["POST", "/data/mutate/elsewhere", '{"mutations":[]}', 404],
    [
      "POST",
      "/data/mutate/production",
      `{"mutations":[{"create":{"_type":"x","text":"${"x".repeat(20_000_000)}"}}]}`,
      413,
    ],
    [
      "POST",
      "/data/actions/production",
      '{"actions":[{"actionType":"sanity.action.document.explode"}]}',
      400,
    ],
    ["POST", "/data/query/production", "null", 400],
    ["GET", "/data/query/production?query=*%5B", undefined, 400],
    ["GET", "/data/query/production?query=count(*%5B_id%3D%3D%24id%5D)", undefined, 400],
    ["GET", "/data/query/production?query=*&perspective=a%20b", undefined, 400],
    ["GET", "/data/doc/production/%E0%A4%A", undefined, 400],
    ["GET", "/images/local000/production/nothing.png?w=abc", undefined, 404],
  ];

/** Sends all invalid requests. Returns the unexpected responses. Missing responses are ignored, because the lake may be down. */
export async function sendInvalidRequests(lakeUrl: string, token: string): Promise<string[]> {
  const faults = await Promise.all(
    INVALID_REQUESTS.map(async ([method, path, body, expected]) => {
      try {
        const headers = { authorization: `Bearer ${token}` };
        const response = await fetch(`${lakeUrl}/v2025-02-19${path}`, {
          method,
          headers,
          body: body ?? null,
        });
        const text = await response.text();
        if (response.status === expected) return [];
        const request = `${method} ${path} ${body?.slice(0, 90) ?? ""}`;
        return [`${request}: ${response.status} instead of ${expected}: ${text.slice(0, 200)}`];
      } catch (error) {
        // fetch throws a TypeError if the connection fails.
        if (error instanceof TypeError) return [];
        throw error;
      }
    }),
  );
  return faults.flat();
}
