import { openRequest } from "#quote/receipt/opened-request.ts";

export const GET = openRequest;
