import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";

/** A request header, inside the server: the address of the visitor's socket, by which visitors are limited. */
export const SOCKET_ADDRESS_HEADER = "x-socket-address";

/**
 * Sets the header on every request, and overwrites one that the visitor sent. Next gives routes only the X-Forwarded-For header, which a
 * visitor can forge. The custom server's own requests to Next have no socket, and contain the header of the visitor's request.
 */
export function addSocketAddress(): void {
  subscribe("http.server.request.start", (message) => {
    const request: unknown =
      typeof message === "object" && message ? Reflect.get(message, "request") : undefined;
    if (request instanceof IncomingMessage && request.socket instanceof Socket) {
      request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress;
    }
  });
}
