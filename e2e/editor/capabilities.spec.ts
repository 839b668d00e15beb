import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

const STAFF_ONLY = "Measured on the machine that only staff know";

/** A key figures block with a quantity that refers to a capability. */
function keyFigures(capability: string) {
  const quantity = { _type: "quantity", capability: { _type: "reference", _ref: capability } };
  const other = { _type: "quantity", value: 5, unit: "mm" };
  return {
    _type: "keyFigures",
    _key: "figures",
    heading: "Key figures",
    figures: [
      { _type: "keyFigure", _key: "tolerance", label: "Tolerance", quantity },
      { _type: "keyFigure", _key: "wall", label: "Wall", quantity: other },
    ],
  };
}

function span(key: string, text: string) {
  return { _type: "span", _key: key, text, marks: [] };
}

/** A paragraph with a quantity that refers to a capability. */
function sentence(capability: string) {
  const figure = {
    _type: "quantity",
    _key: "figure",
    capability: { _type: "reference", _ref: capability },
  };
  return {
    _type: "richText",
    _key: "text",
    text: [
      {
        _type: "block",
        _key: "line",
        style: "normal",
        markDefs: [],
        children: [span("before", "We hold "), figure, span("after", " on short parts.")],
      },
    ],
  };
}

function toleranceOf(id: string, name = "Tolerance of a test") {
  return {
    _id: id,
    _type: "capability",
    name,
    process: { _type: "reference", _ref: "cnc-machining" },
    figures: [
      {
        _type: "quantity",
        _key: "standard",
        value: 0.125,
        plusMinus: true,
        unit: "mm",
        note: "up to 300 mm",
      },
    ],
    source: STAFF_ONLY,
    owner: STAFF_ONLY,
  };
}

test("an editor changes a tolerance once and sees it on two pages, in a table and in a sentence", async ({
  page,
  studio,
  lake,
  freshPath,
  request,
}) => {
  const capability = `${freshPath.slice(1)}-capability`;
  const [first, second] = [`${freshPath}-1`, `${freshPath}-2`];
  await lake.store(toleranceOf(capability));
  await lake.publish({ path: first, title: "First", blocks: [keyFigures(capability)] });
  await lake.publish({ path: second, title: "Second", blocks: [sentence(capability)] });
  const shownOn = async (path: string) => (await (await request.get(path)).text()).match(/±0\.\d+/)?.[0];
  expect([await shownOn(first), await shownOn(second)]).toEqual(["±0.125", "±0.125"]);

  await page.goto(`${env.studioUrl}/intent/edit/id=${capability};type=capability/`);
  const uses = page.getByText("A change here shows in 2 places on 2 documents");
  await uses.click();
  await expect(page.getByRole("link", { name: first })).toContainText("Key figures");
  await expect(page.getByRole("link", { name: second })).toContainText("±0.125 mm (up to 300 mm)");

  await page.getByRole("button", { name: /^±0\.125/ }).click();
  const figure = page.getByRole("dialog").getByRole("textbox", { name: "Figure" });
  await figure.fill("±0.1 mm");
  await expect(page.getByText("Visitors see ±0.1 mm or ±0.004 in")).toBeVisible();
  await studio.closeBlock();
  await studio.publish();
  await expect.poll(() => shownOn(first)).toBe("±0.1");
  await expect.poll(() => shownOn(second)).toBe("±0.1");
  await page.goto(env.siteUrl + second);
  await expect(page.getByText(/^We hold/)).toHaveText("We hold ±0.1 mm on short parts.", {
    useInnerText: true,
  });

  for (const path of [first, second, "/search-index.json", "/llms.txt", "/api/part-check/rules"])
    for (const headers of [{}, { rsc: "1" }])
      expect(await (await request.get(path, { headers })).text(), path).not.toContain(STAFF_ONLY);
});

test(
  "an editor takes a figure from a capability, and gives it a number of its own again",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const capability = `${freshPath.slice(1)}-capability`;
    const name = `Tolerance ${freshPath.slice(-8)}`;
    await lake.store(toleranceOf(capability, name));
    const own = { value: 0.5, unit: "mm", _type: "quantity" };
    const block = keyFigures(capability);
    const figures = block.figures.map((figure) => ({ ...figure, quantity: own }));
    const { _id: id } = await lake.publish({ path: freshPath, blocks: [{ ...block, figures }] });
    const stored = async () => {
      const [found] = (await lake.drafted(id))?.blocks ?? [];
      return JSON.stringify(found);
    };

    await studio.openField(id, 'blocks[_key=="figures"]');
    const grid = page.getByRole("grid", { name: "Figures" });
    const cell = grid.getByRole("textbox", { name: "Figure, Row 1", exact: true });
    await expect(cell).toHaveValue("0.5 mm");
    await grid.getByRole("button", { name: "Row 1", exact: true }).click();
    await page.getByRole("menuitem", { name: "Open row" }).click();
    const form = page.getByRole("dialog").last();
    await form.getByRole("button", { name: "Figure from a capability" }).click();
    await form.getByRole("combobox", { name: "Find a capability" }).fill(`cnc ${name}`);
    await page.getByRole("button", { name: new RegExp(`^CNC: ${name}`) }).click();
    await expect(form.getByRole("link", { name: `CNC: ${name}` })).toBeVisible();
    await expect(form.getByText("±0.125 mm or ±0.005 in, up to 300 mm")).toBeVisible();
    await expect.poll(stored).toContain(`"_ref":"${capability}"`);
    expect(await stored()).not.toContain("0.125");
    await expect(cell).toHaveValue("±0.125 mm (up to 300 mm)");
    await expect(cell).toHaveAttribute("readonly");

    await form.getByRole("button", { name: "Use own number" }).click();
    await expect(form.getByRole("textbox", { name: "Figure", exact: true })).toHaveValue("±0.125 mm");
    await expect.poll(stored).not.toContain("_ref");
    expect(await stored()).toContain('"note":"up to 300 mm"');
  },
);

test("staff confirm ten capabilities in the table by keyboard, and undo the last one", async ({
  page,
  lake,
}) => {
  const confirmed: string[] = [];
  try {
    await page.goto(`${env.studioUrl}/launch`);
    await page.getByRole("link", { name: /To do\s*Capabilities/ }).click();
    const buttons = page.getByRole("button", { name: /^Confirm / });
    await page.getByRole("combobox", { name: "Process" }).selectOption("Die casting");
    await expect(buttons.first()).toHaveAccessibleName(/^Confirm Die casting/);
    const before = await buttons.count();
    await buttons.first().focus();
    for (let index = 0; index < 10; index += 1) {
      const name = (await page.locator(":focus").getAttribute("aria-label")) ?? "";
      confirmed.push(name);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
      await expect(page.getByText(`${name.replace("Confirm ", "")} is confirmed.`)).toBeVisible();
    }
    expect(new Set(confirmed).size).toBe(10);
    await expect(buttons).toHaveCount(before - 10);

    await page.keyboard.press("Control+z");
    await expect(buttons).toHaveCount(before - 9);
    await page.getByRole("checkbox").click();
    await expect(page.getByText(/^\d{4}-\d{2}-\d{2} by ./)).toHaveCount(9);
  } finally {
    for (const id of await lake.confirmedCapabilities())
      await lake.patch(id, { confirmedOn: undefined, confirmedBy: undefined, confirmedFigures: undefined });
  }
});
