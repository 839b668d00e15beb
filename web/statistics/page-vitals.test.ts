import { expect, test } from "vitest";

import { campaignOf } from "./page-vitals.ts";

test.each([
  ["?utm_source=mail&utm_campaign=Spring%20offer", "Spring offer"],
  ["?utm_source=mail", undefined],
  ["?utm_campaign=+", undefined],
  ["?utm_campaign=for-ada%40example.com", undefined],
  [`?utm_campaign=${"x".repeat(61)}`, undefined],
])("the campaign of %s is %s", (query, campaign) => {
  expect(campaignOf(`https://site.example/cnc-machining${query}#rules`)).toBe(campaign);
});
