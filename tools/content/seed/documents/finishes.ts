import type { SeedFinish } from "../document-types.ts";
import { chemicalFinishes } from "./finishes/chemical.ts";
import { coats } from "./finishes/coats.ts";
import { mechanicalFinishes } from "./finishes/mechanical.ts";

/** Every surface finish of the table on the page about finishing. */
export const finishes: readonly SeedFinish[] = [...mechanicalFinishes, ...chemicalFinishes, ...coats];
