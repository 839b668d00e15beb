import type { SeedFinish } from "./document.ts";
import { references } from "./keyed.ts";

type Finish = Omit<SeedFinish, "_id" | "_type" | "services"> & {
  /** Without `finish-`. */
  readonly id: string;
  readonly services: readonly string[];
};

/** One surface finish, as the table of finishes compares it. */
export function finish({ id, services, ...facts }: Finish): SeedFinish {
  return { _id: `finish-${id}`, _type: "finish", ...facts, services: references(services) };
}
