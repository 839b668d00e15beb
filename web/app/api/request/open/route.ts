import { openRequest } from "#quote/request/opened-request.ts";

export const GET = openRequest;
