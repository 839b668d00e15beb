/** The version of Sanity's API that the queries of this package run with. Its perspective `raw` has published documents, drafts and versions. */
export const API = { apiVersion: "2025-11-01" } as const;
