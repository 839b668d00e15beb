import { type MailSettings, STAFF_MAIL_PATH, StoredMailSettings } from "contracts/mail-settings.ts";
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
import { useMemo } from "react";
import { useClient } from "sanity";
import { apiVersion } from "schemas/fields/lake.ts";
import { type ApiOptions, createApiClient } from "studio-api/api-client.ts";
import { type Polled, usePolledApi } from "studio-api/polling.ts";
import type * as v from "valibot";

import { adminUrl } from "#env.ts";

export type StaffApi = ReturnType<typeof createStaffApi>;

/** A client for the staff routes of the admin host. No method throws: every failure is a result. */
export function createStaffApi(options: Pick<ApiOptions, "url" | "token" | "fetch">) {
  const { get, getFile, requestJson } = createApiClient({
    ...options,
    name: "admin host",
    missing: (host) => ({
      title: NO_REQUESTS,
      message: `The admin host ${host} offers no list of quote requests to the Studio. Staff answer them in its own system.`,
    }),
  });
  return {
    get,
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
    csv: (query: string) => getFile(`${STAFF_QUOTE_REQUESTS_PATH}.csv?${query}`),
  };
}

/** The title of a message where quote requests cannot be listed. */
export const NO_REQUESTS = "No quote requests here";

/** The staff API, for components that are shown only if the Studio is connected to the admin host. */
export function useStaffApi(): StaffApi {
  // The admin host identifies staff by their Sanity session.
  const { token } = useClient({ apiVersion }).config();
  return useMemo(() => {
    if (adminUrl === undefined) throw new Error("This Studio is not connected to the admin host");
    return createStaffApi({ url: adminUrl, token });
  }, [token]);
}

/** Loads data from a path of the staff API and keeps it up to date while the tab is visible. */
export function usePolled<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  intervalMs: number,
): Polled<v.InferOutput<Schema>> {
  return usePolledApi(useStaffApi(), { path, schema, intervalMs });
}
