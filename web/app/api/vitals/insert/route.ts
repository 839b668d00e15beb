import { adminRoute } from "#admin-api/route.ts";

export const POST = adminRoute("/api/vitals/insert", 120, { isOptional: true });
