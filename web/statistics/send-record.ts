import type { PageStatistic } from "#admin-api/contract.ts";
import { storedToken } from "#admin-api/stored-token.ts";

/** Spec §7. Goes out also while the page goes away, and says nothing of where the visitor is but what the record says. */
export function sendRecord(record: PageStatistic): void {
  const token = storedToken();
  void fetch("/api/statistical/insert", {
    method: "POST",
    keepalive: true,
    referrerPolicy: "origin",
    headers: { "content-type": "application/json", ...(token ? { token } : {}) },
    body: JSON.stringify(record),
  }).catch(() => {
    // A lost record costs the visitor nothing, so he does not hear of it.
  });
}
