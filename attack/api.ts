/** The paths that the site's own pages post to (Spec §7). */
export const API = {
  inquiry: "/api/orderInquiry/insert",
  signature: "/api/oss/upload",
  statistic: "/api/statistical/insert",
} as const;
