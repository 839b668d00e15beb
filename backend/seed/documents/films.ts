import type { SeedVideo } from "../document.ts";

export const films: readonly SeedVideo[] = [];
