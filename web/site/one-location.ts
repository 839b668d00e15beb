import { subscribe } from "node:diagnostics_channel";
import { ServerResponse } from "node:http";

/**
 * Next 16.4.6 writes the header `location` twice when it renders a redirect for the first time, and clients that join
 * repeated headers then follow "/a, /a". The second writing takes the place of the first.
 */
export function sendOneLocation(): void {
  subscribe("http.server.request.start", (message) => {
    const response: unknown =
      typeof message === "object" && message ? Reflect.get(message, "response") : undefined;
    if (!(response instanceof ServerResponse)) return;
    const append = response.appendHeader.bind(response);
    response.appendHeader = (name, value) =>
      name.toLowerCase() === "location" ? response.setHeader(name, value) : append(name, value);
  });
}
