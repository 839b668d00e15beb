import type { Browser, Locator, Page } from "@playwright/test";
import { atMost, seconds } from "benchmarking/table.ts";

import { createLake } from "../../../e2e/lake.ts";
import { openStudio } from "../../../e2e/studio.ts";
import { readPage } from "../../../e2e/testing/site.ts";
import { readTarget } from "../../../e2e/testing/target.ts";
import { waitFor } from "../../../e2e/testing/wait.ts";
import { measureInBrowser } from "./measure.ts";

// `pnpm bench editor`: measures how many clicks and seconds four tasks of an editor take in the running Studio. The simulated
// editor only clicks visible elements and types. It creates its own pages and pictures and deletes them. Run it while nothing else
// runs.

/** The time that a person takes to find what to click, and to type a character. */
const LOOK_MS = 500;
const KEY_MS = 60;

const NAME = `bench-${Date.now().toString(36)}`;
const target = readTarget();
const lake = createLake();

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

interface Measured {
  clicks: number;
  ms: number;
}

const pictures: string[] = [];
try {
  await measureInBrowser(async (browser) => {
    const heading = await changeHeading(browser);
    const service = await writeService(browser);
    const table = await typeTable(browser);
    const picture = await replacePicture(browser);
    return [
      atMost("heading changed and live, clicks", heading.clicks, 5, String),
      { name: "… seconds", measured: seconds(heading.ms) },
      atMost("new service page of ten blocks live", service.ms, 360_000, seconds),
      { name: "… clicks", measured: String(service.clicks) },
      atMost("specification table of 12 rows live", table.ms, 90_000, seconds),
      { name: "… clicks", measured: String(table.clicks) },
      atMost("picture replaced everywhere, clicks", picture.clicks, 5, String),
      { name: "… seconds", measured: seconds(picture.ms) },
    ];
  });
} finally {
  await lake.clear(`/${NAME}`);
  for (const id of pictures) await lake.remove(id);
}

/** Measures from the Studio's home, through its search, until a visitor gets the new heading. */
async function changeHeading(browser: Browser): Promise<Measured> {
  const path = `/${NAME}-heading`;
  const title = `Turned parts ${NAME}`;
  await lake.publish({
    path,
    title,
    blocks: [{ _type: "quoteCall", _key: "a", heading: "Send us your part", label: "Request A Quote" }],
  });
  const editor = await startAt(browser, "home");
  const { page } = editor;
  await editor.click(page.getByRole("button", { name: "Open search" }));
  await editor.type(title);
  await editor.click(page.getByTestId("search-results").getByText(title).first());
  await editor.click(page.getByRole("button", { name: /^Send us your part/ }));
  await editor.write(field(page, "Heading"), "Send a drawing of your turned part");
  await editor.click(publishButton(page));
  await until(path, "Send a drawing of your turned part");
  return editor.finish();
}

/**
 * Measures from the list of services until a new page is live: the template without its gallery, with new texts in all ten blocks.
 */
async function writeService(browser: Browser): Promise<Measured> {
  const editor = await startAt(browser, "structure");
  const { page } = editor;
  await editor.click(page.getByRole("link", { name: "Services", exact: true }));
  await editor.click(page.getByRole("link", { name: "Service", exact: true }));
  await editor.write(field(page, "Title"), NAME);
  await editor.click(page.getByRole("button", { name: `Use /${NAME}` }));
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
    await editor.write(field(page, "Introduction"), "You get a price in 1 working day.");
  });
  await editor.click(page.getByRole("tab", { name: "About the page" }));
  await editor.write(field(page, "In one sentence"), "Wire EDM for hardened steel, to ±0.005 mm.");
  await editor.click(publishButton(page));
  await until(`/${NAME}`, "The wire and its gap leave a radius.");
  return editor.finish();
}

/** Measures from the page with an empty table until visitors see its last row. */
async function typeTable(browser: Browser): Promise<Measured> {
  const path = `/${NAME}-table`;
  const heading = "Wire EDM in figures";
  const { _id: id } = await lake.publish({
    path,
    blocks: [{ _type: "specificationTable", _key: "a", heading, rows: [] }],
  });
  const editor = await startAt(browser, `structure/page;${id}`);
  const { page } = editor;
  await editor.click(page.getByRole("button", { name: new RegExp(`^${heading}`) }));
  await editor.click(page.getByRole("button", { name: "Add row" }));
  for (const [row, [label, value]] of SPECIFICATIONS.entries()) {
    if (row > 0) await editor.press("Enter");
    await editor.type(label);
    await editor.press("Tab");
    await editor.type(value);
  }
  await editor.click(publishButton(page));
  await until(path, SPECIFICATIONS.at(-1)?.[0] ?? "");
  const result = await editor.finish();
  const rows: unknown = Reflect.get((await lake.page(path))?.blocks[0] ?? {}, "rows");
  const stored = Array.isArray(rows) ? rows.filter((row) => "values" in row || "text" in row) : [];
  if (stored.length !== SPECIFICATIONS.length)
    throw new Error(`Only ${stored.length} rows have their value.`);
  return result;
}

/** Measures from the Studio's home until two pages show another picture. */
async function replacePicture(browser: Browser): Promise<Measured> {
  const size = { width: 600, height: 400 };
  const old = await lake.drawnPicture(`${NAME}-old.svg`, size);
  const other = await lake.drawnPicture(`${NAME}-new.svg`, size);
  pictures.push(old.asset._ref, other.asset._ref);
  const paths = ["one", "two"].map((end) => `/${NAME}-picture-${end}`);
  for (const path of paths) {
    const gallery = [{ _key: "a", ...old, alt: "A gray rectangle" }];
    await lake.publish({ path, blocks: [{ _type: "gallery", _key: "a", pictures: gallery }] });
  }
  const editor = await startAt(browser, "home");
  const { page } = editor;
  const shown = (id: string) => page.getByTestId(`media-asset-card-${id}`).last();
  await editor.click(page.getByRole("link", { name: "Media" }).first());
  await editor.click(shown(old.asset._ref));
  await editor.click(page.getByRole("button", { name: "Replace everywhere" }));
  await editor.click(shown(other.asset._ref));
  await editor.click(page.getByRole("button", { name: "Replace in 2 documents" }));
  for (const path of paths) await until(path, other.asset._ref.split("-")[1] ?? "");
  return editor.finish();
}

async function startAt(browser: Browser, view: string) {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  const page = await context.newPage();
  await page.goto(`${target.studioUrl}/${view}`);
  await page.getByRole("link", { name: "Media" }).first().waitFor();
  return createEditor(page);
}

/** Counts the clicks of a person and the time since the start. */
function createEditor(page: Page) {
  const studio = openStudio(page);
  const start = performance.now();
  let clicks = 0;
  return {
    page,
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
    async finish(): Promise<Measured> {
      const ms = performance.now() - start;
      await page.context().close();
      return { clicks, ms };
    },
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
async function until(path: string, text: string): Promise<void> {
  const isShown = (body: string) => body.includes(text);
  const { body } = await waitFor(
    () => readPage(target, path),
    (response) => isShown(response.body),
  );
  if (!isShown(body)) throw new Error(`${path} does not show “${text}”.`);
}
