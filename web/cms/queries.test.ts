import { routableTypes } from "schemas/path.ts";
import { expect, test } from "vitest";

import { IS_ROUTABLE } from "./queries.ts";

test("the queries list every document type that has a path", () => {
  expect(IS_ROUTABLE).toBe(`_type in ${JSON.stringify(routableTypes).replaceAll(",", ", ")}`);
});
