import { expect, test } from "vitest";

import { EMPTY_SEARCH, exportQuery, listQuery, pageRange } from "#quote-requests/search.ts";

test("the query contains no surrounding spaces and no empty filters", () => {
  expect(listQuery(EMPTY_SEARCH)).toBe("limit=50&offset=0");
  expect(listQuery({ state: "spam", text: " a&b ", offset: 50 })).toBe(
    "state=spam&text=a%26b&limit=50&offset=50",
  );
  expect(exportQuery({ state: undefined, text: "  " })).toBe("");
});

test("the range is shown only if there are several pages", () => {
  expect(pageRange({ offset: 0 }, 12, 12)).toBeUndefined();
  expect(pageRange({ offset: 50 }, 50, 230)).toBe("51–100 of 230");
});
