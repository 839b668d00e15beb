import type { Words } from "../catalog-type.ts";

export const unitSwitch: Words["unitSwitch"] = { label: "Einheiten", mm: "mm", inch: "Zoll" };
