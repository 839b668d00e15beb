import type { Row } from "./context.ts";
import { adminApi } from "./rows/admin-api.ts";
import { cache } from "./rows/cache.ts";
import { contentLake } from "./rows/content-lake.ts";
import { draft } from "./rows/draft.ts";
import { http } from "./rows/http.ts";
import { images } from "./rows/images.ts";
import { lakeAccess } from "./rows/lake-access.ts";
import { lakeQueries } from "./rows/lake-queries.ts";
import { lake } from "./rows/lake.ts";
import { leaks } from "./rows/leaks.ts";
import { machine } from "./rows/machine.ts";
import { mixedLoad } from "./rows/mixed-load.ts";
import { operations } from "./rows/operations.ts";
import { previewSession } from "./rows/preview-session.ts";
import { quoteRequestFaults } from "./rows/quote-request-faults.ts";
import { quoteRequests } from "./rows/quote-requests.ts";
import { search } from "./rows/search.ts";
import { securityHeaders } from "./rows/security-headers.ts";
import { sitePictures } from "./rows/site-pictures.ts";
import { staff } from "./rows/staff.ts";
import { statistics } from "./rows/statistics.ts";
import { uploadContent } from "./rows/upload-content.ts";
import { uploadSignature } from "./rows/upload-signature.ts";
import { uploadTransfer } from "./rows/upload-transfer.ts";
import { webhook } from "./rows/webhook.ts";

/** All rows in the order of their numbers. */
export const rows: readonly Row[] = [
  ...cache,
  ...http,
  ...leaks,
  ...draft,
  ...previewSession,
  ...images,
  ...sitePictures,
  ...securityHeaders,
  ...webhook,
  ...lake,
  ...lakeAccess,
  ...lakeQueries,
  contentLake,
  ...quoteRequests,
  ...quoteRequestFaults,
  ...uploadSignature,
  ...uploadContent,
  ...uploadTransfer,
  ...staff,
  ...statistics,
  ...operations,
  mixedLoad,
  ...adminApi,
  ...machine,
  ...search,
].toSorted((left, right) => left.number - right.number);
