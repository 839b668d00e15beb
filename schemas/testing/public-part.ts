import type { PartFeatures } from "pricing/features.ts";
import type { Method } from "pricing/methods.ts";

/** An order of a part that everybody can look up. */
export interface PublicPart {
  readonly part: string;
  readonly method: Method;
  readonly features: PartFeatures;
  /** The id of a grade. Default: the usual one of the method. */
  readonly material?: string;
  /** The id of a finish. Default: none. */
  readonly finish?: string;
  readonly quantity: number;
  /** The limits of what buyers pay for a part. */
  readonly least: number;
  readonly most: number;
  readonly why: string;
}
