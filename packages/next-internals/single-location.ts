import { subscribe } from "node:diagnostics_channel";
import { ServerResponse } from "node:http";

// Next sets the header `location` twice when it renders a redirect for the first time. Clients that join repeated headers then go
// to "/a, /a". The custom server answers redirects itself. This fixes them if Next runs without it.
//
// Written for Next 16.4.6 and Node 24 (the channel `http.server.request.start`). single-location.test.ts uses the channel of the
// installed Node, and fails when Next no longer appends headers in the place that causes this.

/** Makes every HTTP server of this process send the last `location` only. */
export function sendSingleLocation(): void {
  subscribe("http.server.request.start", (message) => {
    const response: unknown =
      typeof message === "object" && message ? Reflect.get(message, "response") : undefined;
    if (!(response instanceof ServerResponse)) return;
    const append = response.appendHeader.bind(response);
    response.appendHeader = (name, value) =>
      name.toLowerCase() === "location" ? response.setHeader(name, value) : append(name, value);
  });
}
