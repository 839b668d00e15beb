import { expect, test } from "#fixtures.ts";

test("the preview says of a block with a date to come when visitors see it", async ({
  studio,
  lake,
  freshPath,
}) => {
  await lake.publish({
    path: freshPath,
    blocks: [
      {
        _type: "quoteCall",
        _key: "a",
        heading: "From 2099 on",
        label: "Request A Quote",
        showFrom: "2099-01-01T09:30:00Z",
      },
      { _type: "quoteCall", _key: "b", heading: "Always", label: "Request A Quote" },
    ],
  });
  const site = await studio.openPreview(freshPath);
  await expect(site.getByText("Visitors see the block below from Jan 1, 2099, 9:30 AM UTC.")).toBeVisible();
  await expect(site.getByRole("heading", { name: "From 2099 on" })).toBeVisible();
});
