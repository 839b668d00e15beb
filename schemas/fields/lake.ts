import type { ValidationContext } from "@sanity/types";
import { storedField } from "stored-values/stored-value.ts";

/** The version of the lake's API that the site, the Studio and the rules of the schemas use. */
export const apiVersion = "2025-11-01";

/**
 * A GROQ condition for the documents that visitors can see once the checked document is live: published documents, and versions in its own
 * release. A rule may report an error only because of these. Otherwise a contributor's draft could keep others from publishing. `$release` is
 * the result of `releaseOf`, or empty.
 */
export const LIVE = `(
  !(_id in path("drafts.**") || _id in path("versions.**")) || string::startsWith(_id, "versions." + $release + ".")
)`;

type Check<Value> = (value: Value, context: ValidationContext) => Promise<string | true>;

/** The lake answers 400 to a query that is too expensive, 413 to too much, and 429 to too many. */
const REFUSED: ReadonlySet<unknown> = new Set([400, 413, 429]);

/**
 * Wraps a rule that only warns and that asks the lake about drafts. Drafts of other accounts can make its query too expensive. If the lake refuses the
 * query, the rule does not warn. Sanity would show the exception as an error, and an error prevents a publish.
 */
export function warnsOnly<Value>(check: Check<Value>): Check<Value> {
  return async (value, context) => {
    try {
      return await check(value, context);
    } catch (error) {
      if (REFUSED.has(storedField(error, "statusCode"))) return true;
      throw error;
    }
  };
}
