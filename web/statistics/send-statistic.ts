import { tokenHeader } from "#admin-api/token.ts";

/**
 * Sends a statistic, with `keepalive` so that it works while the page is being left. The referrer must not reveal more than the
 * body.
 */
export function sendStatistic(path: string, body: object): void {
  // A lost statistic does not concern the visitor.
  fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...tokenHeader() },
    body: JSON.stringify(body),
    keepalive: true,
    referrerPolicy: "origin",
  }).catch(console.debug);
}
