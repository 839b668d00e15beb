import { expect, test } from "#fixtures.ts";

test("clearing a quantity's value removes the whole quantity, including its hidden tolerance", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  const id = freshPath.slice(1);
  const item = {
    _type: "keyFigure",
    _key: "item",
    label: "Tooling",
    text: "No tooling",
    quantity: { _type: "quantity", value: 0.1, plusMinus: true },
  };
  await lake.store({
    _id: `drafts.${id}`,
    _type: "page",
    title: "No tooling",
    path: freshPath,
    blocks: [{ _type: "keyFigures", _key: "figures", figures: [item] }],
  });
  const path = 'blocks[_key=="figures"].figures[_key=="item"]';
  await studio.openField(id, `${path}.quantity.value`);
  await page.getByRole("textbox", { name: "Figure, Row 1", exact: true }).fill("");
  await expect
    .poll(async () => JSON.stringify((await lake.page(freshPath))?.blocks[0]))
    .not.toContain("quantity");
});
