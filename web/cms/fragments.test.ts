import { routableTypes } from "schemas/documents/routable.ts";
import { expect, test } from "vitest";

import { IS_ROUTABLE } from "./fragments.ts";

test("the queries know every type of document that has a path", () => {
  expect(IS_ROUTABLE).toBe(`_type in ${JSON.stringify(routableTypes).replaceAll(",", ", ")}`);
});
