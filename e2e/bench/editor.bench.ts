import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { atMost, seconds } from "benchmarking/table.ts";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { openStudio } from "#studio.ts";

import { expectBudgets } from "./budget-table.ts";

// How many clicks and seconds four tasks of an editor take in the Studio. The simulated editor only clicks visible elements and types.

test.use({ viewport: { width: 1600, height: 1000 } });

/** The time that a person takes to find what to click, and to type a character. */
const LOOK_MS = 500;
const KEY_MS = 60;

const SPECIFICATIONS = [
  ["General tolerance", "±0.01 mm"],
  ["Tightest tolerance", "±0.005 mm"],
  ["Roughness", "≤ 0.8 µm Ra"],
  ["Maximum part size", "400 × 300 × 250 mm"],
  ["Thickest part", "250 mm"],
  ["Smallest slot", "0.3 mm"],
  ["Corner radius", "≥ 0.15 mm"],
  ["Wire diameter", "0.25 mm"],
  ["Taper", "up to 15°"],
  ["Hardness", "up to 65 HRC"],
  ["Lead time", "5–8 days"],
  ["Quantity", "1–200 parts"],
] as const;

const STEPS = [
  ["Start hole", "We drill or erode it where the wire begins."],
  ["Cut", "One rough cut and up to three trim cuts."],
  ["Measurement", "You get the part with its report."],
] as const;

test("from the Studio's home, through its search, until a visitor gets a new heading", async ({
  page,
  lake,
  freshPath,
  request,
}) => {
  const title = `Turned parts ${freshPath.slice(1)}`;
  await lake.publish({
    path: freshPath,
    title,
    blocks: [{ _type: "quoteCall", _key: "a", heading: "Send us your part", label: "Request A Quote" }],
  });
  const editor = await startAt(page, "home");
  await editor.click(page.getByRole("button", { name: "Open search" }));
  await editor.type(title);
  await editor.click(page.getByTestId("search-results").getByText(title).first());
  await editor.click(page.getByRole("button", { name: /^Send us your part/ }));
  await editor.write(field(page, "Heading"), "Send a drawing of your turned part");
  await editor.click(publishButton(page));
  await untilShown(request, freshPath, "Send a drawing of your turned part");
  const { clicks, tookMs } = editor.measured();
  expectBudgets([
    atMost("heading changed and live, clicks", clicks, 5, String),
    { name: "… seconds", measured: seconds(tookMs) },
  ]);
});

test("from the list of services until a page from the template, with new texts in ten blocks, is live", async ({
  page,
  freshPath,
  request,
}) => {
  const editor = await startAt(page, "structure");
  await editor.click(page.getByRole("link", { name: "Services", exact: true }));
  await editor.click(page.getByRole("link", { name: "Service", exact: true }));
  await editor.write(field(page, "Title"), freshPath.slice(1));
  await editor.click(page.getByRole("button", { name: `Use ${freshPath}` }));
  await editor.inBlock("No heading of its own", async () => {
    await editor.write(field(page, "Heading"), "Wire EDM for hardened steel");
    await editor.write(field(page, "Introduction"), "A wire cuts any hardness without force.");
  });
  await editor.inBlock("Key figures", async () => {
    await editor.write(field(page, "Introduction"), "Typical capability in tool steel.");
    await editor.write(cell(page, "Figure, Row 1"), "±0.01 mm");
    await editor.write(cell(page, "Figure, Row 2"), "400 mm");
    await editor.write(cell(page, "Figure, Row 3"), "5–8 days");
    await editor.write(cell(page, "Figure, Row 4"), "1–200 parts");
  });
  await editor.inBlock("How it works", async () => {
    await editor.write(field(page, "Introduction"), "From your model to the measured part.");
    for (const [row, [title, text]] of STEPS.entries()) {
      await editor.write(cell(page, `Title, Row ${row + 1}`), title);
      await editor.write(cell(page, `Text, Row ${row + 1}`), text);
    }
  });
  await editor.inBlock("What tolerances we hold", async () => {
    await editor.write(field(page, "Introduction"), "Tighter on request.");
    await editor.write(cell(page, "Figures, Row 1"), "±0.005 mm");
    await editor.write(cell(page, "Figures, Row 2"), "400 × 300 × 250 mm");
  });
  for (const [name, choice] of [
    ["Materials", "All grades"],
    ["Finishes", "All finishes"],
  ] as const) {
    await editor.inBlock(name, async () => {
      await editor.write(field(page, "Introduction"), "Typical values, not for specification.");
      await editor.click(page.getByRole("radio", { name: choice, exact: true }));
    });
  }
  await editor.inBlock("When to choose it", async () => {
    await editor.write(field(page, "Introduction"), "Hardness and inner corners decide.");
    await editor.write(cell(page, "Name, Row 1"), "Wire EDM");
    await editor.write(cell(page, "When to choose it, Row 1"), "Hardened steel, sharp corners");
    await editor.write(cell(page, "When not to, Row 1"), "Blind pockets");
    await editor.write(cell(page, "Name, Row 2"), "Milling");
    await editor.write(cell(page, "When to choose it, Row 2"), "Pockets and large areas");
    await editor.write(cell(page, "When not to, Row 2"), "Steel above 60 HRC");
  });
  await editor.inBlock("Name of the rule", async () => {
    await editor.write(field(page, "Heading"), "Corner radius");
    await editor.write(field(page, "Rule"), "Draw inner corners with at least 0.15 mm radius.");
    await editor.write(cell(page, "For, Row 1"), "Inner corner");
    await editor.write(cell(page, "Recommended, Row 1"), "0.2 mm");
    await editor.write(cell(page, "Limit, Row 1"), "0.15 mm");
    await editor.write(page.getByText("Say what happens to a part"), "The wire and its gap leave a radius.");
  });
  await editor.click(
    page.getByRole("button", { name: /^Parts of this kind/ }).locator("xpath=following::button[1]"),
  );
  await editor.click(page.getByRole("menuitem", { name: "Remove" }));
  await editor.inBlock("Questions", async () => {
    await editor.click(page.getByRole("button", { name: /^A question in a buyer/ }));
    await editor.write(field(page, "Question"), "Do you cut hardened steel?");
    await editor.write(page.getByText("Answer first, then"), "Yes, the wire needs no force.");
    await editor.click(page.getByRole("button", { name: "Close dialog" }).last());
  });
  await editor.inBlock("Send a drawing, get a price", async () => {
    await editor.write(field(page, "Introduction"), "You get a price in 1 business day.");
  });
  await editor.click(page.getByRole("tab", { name: "About the page" }));
  await editor.write(field(page, "In one sentence"), "Wire EDM for hardened steel, to ±0.005 mm.");
  await editor.click(publishButton(page));
  await untilShown(request, freshPath, "The wire and its gap leave a radius.");
  const { clicks, tookMs } = editor.measured();
  expectBudgets([
    atMost("new service page of ten blocks live", tookMs, 360_000, seconds),
    { name: "… clicks", measured: String(clicks) },
  ]);
});

test("from a page with an empty table until visitors see its last row", async ({
  page,
  lake,
  freshPath,
  request,
}) => {
  const heading = "Wire EDM in figures";
  const { _id: id } = await lake.publish({
    path: freshPath,
    blocks: [{ _type: "specificationTable", _key: "a", heading, rows: [] }],
  });
  const editor = await startAt(page, `structure/page;${id}`);
  await editor.click(page.getByRole("button", { name: new RegExp(`^${heading}`) }));
  await editor.click(page.getByRole("button", { name: "Add row" }));
  for (const [row, [label, value]] of SPECIFICATIONS.entries()) {
    if (row > 0) await editor.press("Enter");
    await editor.type(label);
    await editor.press("Tab");
    await editor.type(value);
  }
  await editor.click(publishButton(page));
  await untilShown(request, freshPath, SPECIFICATIONS.at(-1)?.[0] ?? "");
  const { clicks, tookMs } = editor.measured();
  const rows: unknown = Reflect.get((await lake.page(freshPath))?.blocks[0] ?? {}, "rows");
  const stored = Array.isArray(rows) ? rows.filter((row) => "values" in row || "text" in row) : [];
  expect(stored, "rows with their value").toHaveLength(SPECIFICATIONS.length);
  expectBudgets([
    atMost("specification table of 12 rows live", tookMs, 90_000, seconds),
    { name: "… clicks", measured: String(clicks) },
  ]);
});

test("from the Studio's home until two pages show another picture", async ({
  page,
  lake,
  freshPath,
  request,
}) => {
  const size = { width: 600, height: 400 };
  const name = freshPath.slice(1);
  const old = await lake.drawnPicture(`${name}-old.svg`, size);
  const other = await lake.drawnPicture(`${name}-new.svg`, size);
  const paths = [`${freshPath}/one`, `${freshPath}/two`];
  try {
    for (const path of paths) {
      const gallery = [{ _key: "a", ...old, alt: "A gray rectangle" }];
      await lake.publish({ path, blocks: [{ _type: "gallery", _key: "a", pictures: gallery }] });
    }
    const editor = await startAt(page, "home");
    const shown = (id: string) => page.getByTestId(`media-asset-card-${id}`).last();
    await editor.click(page.getByRole("link", { name: "Media" }).first());
    await editor.click(shown(old.asset._ref));
    await editor.click(page.getByRole("button", { name: "Replace everywhere" }));
    await editor.click(shown(other.asset._ref));
    await editor.click(page.getByRole("button", { name: "Replace in 2 documents" }));
    for (const path of paths) await untilShown(request, path, other.asset._ref.split("-")[1] ?? "");
    const { clicks, tookMs } = editor.measured();
    expectBudgets([
      atMost("picture replaced everywhere, clicks", clicks, 5, String),
      { name: "… seconds", measured: seconds(tookMs) },
    ]);
  } finally {
    await page.close();
    await lake.clear(freshPath);
    for (const { asset } of [old, other]) await lake.remove(asset._ref);
  }
});

async function startAt(page: Page, view: string) {
  await page.goto(`${env.studioUrl}/${view}`);
  await page.getByRole("link", { name: "Media" }).first().waitFor();
  return createEditor(page);
}

/** Counts the clicks of a person and the time since the start. */
function createEditor(page: Page) {
  const studio = openStudio(page);
  const start = performance.now();
  let clicks = 0;
  return {
    async click(what: Locator): Promise<void> {
      await what.waitFor();
      await page.waitForTimeout(LOOK_MS);
      await what.click();
      clicks += 1;
    },
    /** Types into the focused element. */
    type: (text: string) => page.keyboard.type(text, { delay: KEY_MS }),
    press: (key: string) => page.keyboard.press(key, { delay: KEY_MS }),
    /** Replaces the text of a field. */
    async write(into: Locator, text: string): Promise<void> {
      await this.click(into);
      await this.press("ControlOrMeta+a");
      await this.type(text);
    },
    /** Opens a block, does something in it, and closes it. */
    async inBlock(name: string, act: () => Promise<void>): Promise<void> {
      await this.click(studio.blockRow(name));
      await act();
      await this.click(page.getByRole("button", { name: "Close dialog" }));
    },
    measured: () => ({ clicks, tookMs: performance.now() - start }),
  };
}

function field(page: Page, name: string): Locator {
  return page.getByRole("textbox", { name, exact: true });
}

/** A cell of a grid, by its column and row. */
function cell(page: Page, name: string): Locator {
  return page.getByRole("grid").getByRole("textbox", { name, exact: true });
}

function publishButton(page: Page): Locator {
  return page.getByRole("button", { name: "Publish", exact: true });
}

/** Resolves when visitors get the text. */
async function untilShown(request: APIRequestContext, path: string, text: string): Promise<void> {
  await expect.poll(async () => (await request.get(path)).text(), { intervals: [20] }).toContain(text);
}
