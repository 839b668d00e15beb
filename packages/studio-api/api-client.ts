import * as v from "valibot";

/** Why there is no result, in words for the user. */
export interface ApiError {
  /** `no-access` and `no-api` do not change by trying again. */
  readonly kind: "signed-out" | "no-access" | "no-api" | "unreachable" | "failed";
  readonly title: string;
  readonly message: string;
}

export type ApiResult<Data> =
  | { readonly kind: "loaded"; readonly data: Data }
  | { readonly kind: "failed"; readonly error: ApiError };

export type SaveResult<Data> =
  | ApiResult<Data>
  /** A colleague saved first (status 409). `data` is what is stored now. */
  | { readonly kind: "conflict"; readonly data: Data };

export interface ApiOptions {
  /** The URL of the API, without a trailing slash. */
  readonly url: string;
  /** The user's Sanity session token; undefined on a machine without accounts. */
  readonly token: string | undefined;
  /** What the API is called in messages. */
  readonly name: string;
  /** The title and message for a host that does not have these routes. */
  readonly missing: (host: string) => Pick<ApiError, "title" | "message">;
  readonly fetch?: typeof globalThis.fetch;
  readonly timeoutMs?: number;
}

export type ApiClient = ReturnType<typeof createApiClient>;

/** The body of every answer: `data`, or a message for the user. */
const Reply = v.object({ msg: v.nullish(v.string(), ""), code: v.number(), data: v.optional(v.unknown()) });

/** A client for an API that identifies people by their Sanity session. No method throws: every failure is a result. */
export function createApiClient({
  url,
  token,
  name,
  missing,
  fetch = globalThis.fetch,
  timeoutMs = 15_000,
}: ApiOptions) {
  const { host } = new URL(url);
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };

  /** Reads the body too, because the connection can also break in the middle of it. */
  async function request<Body>(
    path: string,
    init: RequestInit,
    readBody: (response: Response) => Promise<Body>,
  ): Promise<{ response: Response; body: Body } | ApiError> {
    try {
      const response = await fetch(url + path, {
        ...init,
        headers: { ...authorization, ...(init.body ? { "content-type": "application/json" } : {}) },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { response, body: await readBody(response) };
    } catch {
      // A browser does not say whether a host is down or its CORS headers forbid the request.
      return {
        kind: "unreachable",
        title: `The ${name} is not responding`,
        message: `${host} did not respond. It may be down, or it may not allow the Studio to read from it.`,
      };
    }
  }

  function toError(status: number, body: unknown): ApiError {
    const parsed = v.safeParse(Reply, body);
    const message = parsed.success
      ? parsed.output.msg
      : `The ${name} ${host} responded with status ${status}.`;
    if (status === 401)
      return {
        kind: "signed-out",
        title: "You are signed out",
        message: `Sign in to the Studio again. ${message}`,
      };
    if (status === 403)
      return { kind: "no-access", title: "Your role does not have access to this", message };
    // The API sends a message with every error. A host without one does not know these routes.
    const isOwnError = parsed.success && status >= 400;
    return isOwnError || status >= 500
      ? { kind: "failed", title: `The ${name} could not respond`, message }
      : { kind: "no-api", ...missing(host) };
  }

  /** Sends JSON, and reads `data` of the answer. */
  async function requestJson<const Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    init: RequestInit = {},
  ): Promise<SaveResult<v.InferOutput<Schema>>> {
    const result = await request(path, init, parseJson);
    if ("kind" in result) return { kind: "failed", error: result };
    const { response, body } = result;
    const reply = v.safeParse(Reply, body);
    const data = reply.success ? v.safeParse(schema, reply.output.data) : undefined;
    if (data?.success && (response.ok || response.status === 409)) {
      return { kind: response.ok ? "loaded" : "conflict", data: data.output };
    }
    return { kind: "failed", error: toError(response.status, body) };
  }

  async function get<const Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
  ): Promise<ApiResult<v.InferOutput<Schema>>> {
    const result = await requestJson(schema, path);
    return result.kind === "conflict" ? { kind: "loaded", data: result.data } : result;
  }

  async function getFile(path: string): Promise<ApiResult<Blob>> {
    const result = await request(path, {}, (response) =>
      response.ok ? response.blob() : parseJson(response),
    );
    if ("kind" in result) return { kind: "failed", error: result };
    const { response, body } = result;
    if (body instanceof Blob) return { kind: "loaded", data: body };
    return { kind: "failed", error: toError(response.status, body) };
  }

  return { requestJson, get, getFile };
}

/** The parsed body; undefined if it is not JSON. */
async function parseJson(response: Response): Promise<unknown> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), await response.text());
  return parsed.success ? parsed.output : undefined;
}
