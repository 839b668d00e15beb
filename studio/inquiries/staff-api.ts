import { Download, StaffQuoteRequest, type QuoteRequestChange } from "contracts/staff.ts";
import * as v from "valibot";

/** Why there is nothing to show. `message` is for the person in front of the Studio. */
export interface Refusal {
  readonly kind: "signed-out" | "forbidden" | "no-list" | "unreachable" | "failed";
  readonly message: string;
}
export type StaffAnswer<Data> =
  | { readonly kind: "given"; readonly data: Data }
  | { readonly kind: "refused"; readonly refusal: Refusal };

export type SaveOutcome =
  | StaffAnswer<StaffQuoteRequest>
  /** A colleague wrote first: this is what stands there now. */
  | { readonly kind: "overtaken"; readonly data: StaffQuoteRequest };

interface Settings {
  /** The admin API's address, without a slash at the end. */
  readonly adminUrl: string;
  /** Of the person who is signed in to the Studio; undefined on a machine without accounts. */
  readonly token: string | undefined;
  readonly fetch?: typeof globalThis.fetch;
  readonly timeoutMs?: number;
}

export type StaffApi = ReturnType<typeof createStaffApi>;

const Frame = v.object({ code: v.number(), data: v.unknown() });
const Message = v.union([
  v.pipe(
    v.object({ msg: v.string() }),
    v.transform(({ msg }) => msg),
  ),
  v.pipe(
    v.object({ message: v.string() }),
    v.transform(({ message }) => message),
  ),
]);

/** The staff's part of the admin API. Nothing that can happen to a request throws. */
export function createStaffApi({ adminUrl, token, fetch = globalThis.fetch, timeoutMs = 15_000 }: Settings) {
  const { host } = new URL(adminUrl);

  /** The answer, read whole by `readBody`: a connection can also be lost in the middle of it. */
  async function ask<Body>(
    path: string,
    init: RequestInit,
    readBody: (response: Response) => Promise<Body>,
  ): Promise<{ response: Response; body: Body } | Refusal> {
    try {
      const response = await fetch(`${adminUrl}/staff/${path}`, {
        ...init,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { response, body: await readBody(response) };
    } catch {
      // Browsers do not tell a host that is down from one that does not let the Studio in.
      return {
        kind: "unreachable",
        message: `No answer came from ${host}. It may be down, or it lets no Studio read from it.`,
      };
    }
  }

  async function read<const Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    init: RequestInit = {},
  ): Promise<StaffAnswer<v.InferOutput<Schema>> | { kind: "overtaken"; data: v.InferOutput<Schema> }> {
    const answer = await ask(path, init, jsonOf);
    if ("kind" in answer) return { kind: "refused", refusal: answer };
    const { response, body } = answer;
    const frame = v.safeParse(Frame, body);
    const data = frame.success ? v.safeParse(schema, frame.output.data) : undefined;
    if (data?.success && (response.ok || response.status === 409)) {
      return { kind: response.ok ? "given" : "overtaken", data: data.output };
    }
    return { kind: "refused", refusal: refusalOf(response.status, v.safeParse(Message, body), host) };
  }

  return {
    async get<const Schema extends v.GenericSchema>(
      path: string,
      schema: Schema,
    ): Promise<StaffAnswer<v.InferOutput<Schema>>> {
      const answer = await read(schema, path);
      return answer.kind === "overtaken" ? { kind: "given", data: answer.data } : answer;
    },
    save: (id: string, change: QuoteRequestChange): Promise<SaveOutcome> =>
      read(StaffQuoteRequest, `inquiries/${id}`, { method: "PATCH", body: JSON.stringify(change) }),
    fileOf: (id: string) => read(Download, `inquiries/${id}/file`),
    /** A table of what matches; a search without the page. */
    async csv(search: string): Promise<StaffAnswer<Blob>> {
      const answer = await ask(`inquiries.csv?${search}`, {}, (response) =>
        response.ok ? response.blob() : jsonOf(response),
      );
      if ("kind" in answer) return { kind: "refused", refusal: answer };
      const { response, body } = answer;
      if (body instanceof Blob) return { kind: "given", data: body };
      return { kind: "refused", refusal: refusalOf(response.status, v.safeParse(Message, body), host) };
    },
  };
}

async function jsonOf(response: Response): Promise<unknown> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), await response.text());
  return parsed.success ? parsed.output : undefined;
}

function refusalOf(status: number, said: v.SafeParseResult<typeof Message>, host: string): Refusal {
  const message = said.success ? said.output : `The admin host ${host} answered with status ${status}.`;
  if (status === 401) return { kind: "signed-out", message: `Sign in to the Studio again. ${message}` };
  if (status === 403) return { kind: "forbidden", message };
  // An answer of our own API always says a code and a message.
  const isOurs = said.success && status >= 400;
  return isOurs || status >= 500
    ? { kind: "failed", message }
    : {
        kind: "no-list",
        message: `The admin host ${host} offers no list of quote requests to the Studio. They are kept and answered in its own system.`,
      };
}
