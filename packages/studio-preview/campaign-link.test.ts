import { expect, test } from "vitest";

import { campaignAddress } from "./campaign-link.tsx";

const PAGE = "https://site.example/offer";

test.each([
  [{}, PAGE],
  [{ campaign: " Spring Offer " }, `${PAGE}?utm_campaign=spring-offer`],
  [
    { campaign: "spring", source: "Newsletter", medium: "email" },
    `${PAGE}?utm_source=newsletter&utm_medium=email&utm_campaign=spring`,
  ],
  [{ campaign: "a&b" }, `${PAGE}?utm_campaign=a%26b`],
])("the address for %j is %s", (names, address) => {
  expect(campaignAddress(PAGE, names)).toBe(address);
});
