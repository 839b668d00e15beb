import type { IncomingMessage, ServerResponse } from "node:http";

type Fields = Readonly<Record<string, unknown>>;

/** Writes one JSON object per line. JSON escapes line breaks, so no value can forge a line. */
export interface Log {
  info(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

export function createLog(
  write: (line: string) => unknown = (line) => process.stderr.write(line),
  now: () => Date = () => new Date(),
): Log {
  const at =
    (level: string) =>
    (message: string, fields: Fields = {}) => {
      write(`${JSON.stringify({ time: now().toISOString(), level, message, ...fields }, withStack)}\n`);
    };
  return { info: at("info"), error: at("error") };
}

function withStack(_key: string, value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? String(value)) : value;
}

/** Every page sends these when the visitor leaves it. */
const STATISTICS_PATH = /^\/api\/(?:statistical|vitals)\//;

/** Logs how an API call was answered, without its query string. Requests that only read are not logged. */
export function logApiCall(
  log: Log,
  requestId: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method, url = "" } = request;
  if (method !== "POST" || !url.startsWith("/api/")) return;
  const start = performance.now();
  response.once("close", () => {
    if (STATISTICS_PATH.test(url) && response.statusCode < 400) return;
    const path = url.split("?", 1).join("").slice(0, 200);
    const ms = Math.round(performance.now() - start);
    log.info("answered", { requestId, method, path, status: response.statusCode, ms });
  });
}
