import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{run,schemas,studio,web,backend}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/.next/**", "**/dist/**"],
  },
});
