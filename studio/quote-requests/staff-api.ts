import { type MailSettings, STAFF_MAIL_PATH, StoredMailSettings } from "contracts/mail-settings.ts";
import { Reply } from "contracts/reply.ts";
import {
  Download,
  Erased,
  type QuoteRequestChange,
  RequestLink,
  STAFF_QUOTE_REQUESTS_PATH,
  type StaffPageChange,
  StaffQuoteRequest,
  StaffRequestPage,
} from "contracts/staff.ts";
import * as v from "valibot";

/** Why there is nothing to show. `message` is shown to the user. */
export interface StaffApiError {
  readonly kind: "signed-out" | "forbidden" | "no-list" | "unreachable" | "failed";
  readonly message: string;
}
export type StaffResult<Data> =
  | { readonly kind: "loaded"; readonly data: Data }
  | { readonly kind: "failed"; readonly error: StaffApiError };

export type SaveResult<Data> =
  | StaffResult<Data>
  /** A colleague saved first. `data` is what is stored now. */
  | { readonly kind: "conflict"; readonly data: Data };

interface StaffApiOptions {
  /** The URL of the admin host, without a trailing slash. */
  readonly adminUrl: string;
  /** The user's Sanity session token; undefined on a machine without accounts. */
  readonly token: string | undefined;
  readonly fetch?: typeof globalThis.fetch;
  readonly timeoutMs?: number;
}

export type StaffApi = ReturnType<typeof createStaffApi>;

/** A client for the staff routes of the admin host. No method throws: every failure is a result. */
export function createStaffApi({
  adminUrl,
  token,
  fetch = globalThis.fetch,
  timeoutMs = 15_000,
}: StaffApiOptions) {
  const { host } = new URL(adminUrl);
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };

  /** Reads the body too, because the connection can also break in the middle of it. */
  async function request<Body>(
    path: string,
    init: RequestInit,
    readBody: (response: Response) => Promise<Body>,
  ): Promise<{ response: Response; body: Body } | StaffApiError> {
    try {
      const response = await fetch(adminUrl + path, {
        ...init,
        headers: { ...authorization, ...(init.body ? { "content-type": "application/json" } : {}) },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { response, body: await readBody(response) };
    } catch {
      // A browser does not say whether a host is down or its CORS headers forbid the request.
      return {
        kind: "unreachable",
        message: `${host} did not respond. It may be down, or it may not allow the Studio to read from it.`,
      };
    }
  }

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
    return { kind: "failed", error: toError(response.status, body, host) };
  }

  return {
    async get<const Schema extends v.GenericSchema>(
      path: string,
      schema: Schema,
    ): Promise<StaffResult<v.InferOutput<Schema>>> {
      const result = await requestJson(schema, path);
      return result.kind === "conflict" ? { kind: "loaded", data: result.data } : result;
    },
    save: (id: string, change: QuoteRequestChange) =>
      requestJson(StaffQuoteRequest, `${STAFF_QUOTE_REQUESTS_PATH}/${id}`, {
        method: "PATCH",
        body: JSON.stringify(change),
      }),
    saveMailSettings: (settings: MailSettings) =>
      requestJson(StoredMailSettings, STAFF_MAIL_PATH, { method: "PUT", body: JSON.stringify(settings) }),
    download: (id: string) => requestJson(Download, `${STAFF_QUOTE_REQUESTS_PATH}/${id}/file`),
    /** A file that the customer has added. */
    downloadAdded: (id: string, fileId: string) =>
      requestJson(Download, `${STAFF_QUOTE_REQUESTS_PATH}/${id}/files/${fileId}`),
    changePage: (id: string, change: StaffPageChange) =>
      requestJson(StaffRequestPage, `${STAFF_QUOTE_REQUESTS_PATH}/${id}/page`, {
        method: "POST",
        body: JSON.stringify(change),
      }),
    /** The link to the page of a request, which is created if there is none. */
    link: (id: string) =>
      requestJson(RequestLink, `${STAFF_QUOTE_REQUESTS_PATH}/${id}/link`, { method: "POST" }),
    /** Deletes one request, or all of a person. */
    erase: (which: { readonly id: string } | { readonly email: string }) => {
      const path =
        "id" in which
          ? `${STAFF_QUOTE_REQUESTS_PATH}/${which.id}`
          : `${STAFF_QUOTE_REQUESTS_PATH}?${new URLSearchParams(which)}`;
      return requestJson(Erased, path, { method: "DELETE" });
    },
    /** All requests that match an export query (search.ts), as a CSV file. */
    async csv(query: string): Promise<StaffResult<Blob>> {
      const result = await request(`${STAFF_QUOTE_REQUESTS_PATH}.csv?${query}`, {}, (response) =>
        response.ok ? response.blob() : parseJson(response),
      );
      if ("kind" in result) return { kind: "failed", error: result };
      const { response, body } = result;
      if (body instanceof Blob) return { kind: "loaded", data: body };
      return { kind: "failed", error: toError(response.status, body, host) };
    },
  };
}

/** The parsed body; undefined if it is not JSON. */
async function parseJson(response: Response): Promise<unknown> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), await response.text());
  return parsed.success ? parsed.output : undefined;
}

function toError(status: number, body: unknown, host: string): StaffApiError {
  const parsed = v.safeParse(Reply, body);
  const message = parsed.success
    ? parsed.output.msg
    : `The admin host ${host} responded with status ${status}.`;
  if (status === 401) return { kind: "signed-out", message: `Sign in to the Studio again. ${message}` };
  if (status === 403) return { kind: "forbidden", message };
  // The admin API sends a message with every error. A host without one does not know these routes.
  const isOwnError = parsed.success && status >= 400;
  return isOwnError || status >= 500
    ? { kind: "failed", message }
    : {
        kind: "no-list",
        message: `The admin host ${host} offers no list of quote requests to the Studio. Staff answer them in its own system.`,
      };
}
