import type { Duplex } from "node:stream";

import { POLICY_OF_FILES } from "#server/headers/content-security-policy.ts";
import { SECURITY_HEADERS } from "#server/headers/security-headers.ts";

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** What Node could not read as a request gets one short answer, and its connection ends: nothing behind it is read. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const headers = {
    ...SECURITY_HEADERS,
    "content-security-policy": POLICY_OF_FILES,
    "content-length": "0",
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${STATUS[error.code ?? ""] ?? "400 Bad Request"}`, ...lines, "", ""].join("\r\n"));
}
