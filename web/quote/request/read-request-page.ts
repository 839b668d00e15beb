import "server-only";
import { cache } from "react";

import { findRequest } from "./find-request.ts";

/** The request of a page, read once for each time that the page is rendered. */
export const readRequestPage = cache(findRequest);
