import { adminRoute } from "#admin-api/route.ts";

export const POST = adminRoute("/api/orderInquiry/insert", 8);
