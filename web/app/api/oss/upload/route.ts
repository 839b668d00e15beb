import { adminRoute } from "#admin-api/route.ts";

export const POST = adminRoute("/api/oss/upload", 30);
