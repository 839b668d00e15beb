import type { PageStatistic, PageVitals } from "#admin-api/contract.ts";
import { storedToken } from "#admin-api/stored-token.ts";

/** Spec §7. */
export function sendRecord(record: PageStatistic): void {
  post("/api/statistical/insert", record);
}

/** By itself: the payload of the specification holds nothing else. */
export function sendVitals(vitals: PageVitals): void {
  post("/api/vitals/insert", vitals);
}

/** Goes out also while the page goes away, and says nothing of where the visitor is but what the record says. */
function post(path: string, record: PageStatistic | PageVitals): void {
  const token = storedToken();
  void fetch(path, {
    method: "POST",
    keepalive: true,
    referrerPolicy: "origin",
    headers: { "content-type": "application/json", ...(token ? { token } : {}) },
    body: JSON.stringify(record),
  }).catch(() => {
    // A lost record costs the visitor nothing, so he does not hear of it.
  });
}
