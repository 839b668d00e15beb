import type { SeedMaterialGrade } from "./document.ts";
import { references } from "./keyed.ts";

type Grade = Omit<SeedMaterialGrade, "_id" | "_type" | "services" | "finishes"> & {
  /** Without `grade-`. */
  readonly id: string;
  readonly services: readonly string[];
  readonly finishes?: readonly string[];
};

/** One material as the tables compare it: typical values, not for specification. */
export function grade({ id, services, finishes, ...facts }: Grade): SeedMaterialGrade {
  return {
    _id: `grade-${id}`,
    _type: "materialGrade",
    ...facts,
    services: references(services),
    ...(finishes === undefined ? {} : { finishes: references(finishes) }),
  };
}
