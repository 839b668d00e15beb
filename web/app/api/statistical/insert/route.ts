import { adminRoute } from "#admin-api/route.ts";

export const POST = adminRoute("/api/statistical/insert", 120);
