import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/** The address at the other end of the connection. Set on every request, so a visitor cannot forge it. */
export const SOCKET_ADDRESS_HEADER = "x-socket-address";

/**
 * Writes on every request where it comes from, over whatever the visitor wrote there. Next tells routes no address but
 * X-Forwarded-For, and lets a visitor's own stand.
 */
export function markSocketAddress(): void {
  subscribe("http.server.request.start", (message) => {
    const request: unknown =
      typeof message === "object" && message ? Reflect.get(message, "request") : undefined;
    if (request instanceof IncomingMessage) {
      request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress;
    }
  });
}
