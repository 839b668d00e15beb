import { readFile, writeFile } from "node:fs/promises";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

/** An invented language that no other test uses. */
const CODE = "qab";
const LANGUAGE = `language-${CODE}`;

// In one worker: in two, the one that ends first would remove the language while the other still needs it.
test.describe.configure({ mode: "default" });

test.beforeAll(async ({ lake }) => {
  await lake.store({
    _id: LANGUAGE,
    _type: "language",
    code: CODE,
    englishName: "Testish",
    name: "Testisch",
    state: "preparation",
    terms: [{ _key: "wall", source: "wall", target: "Wandung", avoid: ["Mauer"] }],
  });
});

test.afterAll(async ({ lake }) => {
  await lake.remove(LANGUAGE);
});

const blocks = [
  { _type: "hero", _key: "hero", heading: "A wall of 0.5 mm" },
  { _type: "divider", _key: "line", kind: "line" },
] as const;

test("a translator creates a page, sees what changed in English, and publishes both languages together", async ({
  page,
  lake,
  freshPath,
}) => {
  const { _id } = await lake.publish({ path: freshPath, title: `Walls ${freshPath}`, blocks });
  const translationId = `${_id}__${CODE}`;
  await page.goto(`${env.studioUrl}/languages/${CODE}`);
  await page.getByRole("textbox", { name: "Search by title or path" }).fill(freshPath);
  await page.getByRole("link", { name: `Testish: Walls ${freshPath}` }).click();
  await page.getByRole("button", { name: "Create from English, with all blocks" }).click();
  await expect.poll(async () => (await lake.drafted(translationId))?.blocks.length).toBe(2);

  const text = (field: string) => page.getByRole("textbox", { name: `Testish: ${field}` });
  const heading = text("Blocks › Hero “A wall of 0.5 mm” › Heading");
  await heading.fill("Mauer von 0.5 mm");
  await expect(page.getByText("“Mauer” for “wall”: write “Wandung”")).toBeVisible();
  await heading.fill("Wandung von 5 mm");
  await expect(page.getByText("Missing numbers: 0.5")).toBeVisible();
  await heading.fill("Wandung von 0.5 mm");
  await text("Title").fill(`Wandungen ${freshPath}`);
  await text("Path").fill(`/${CODE}${freshPath}`);
  await text("In one sentence").fill("Was ein Test braucht.");
  const asksBeforeLeaving = () =>
    page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
  expect(await asksBeforeLeaving()).toBe(true);
  await page.keyboard.press("Tab");
  await expect(page.getByText("Up to date").first()).toBeVisible();
  await expect.poll(asksBeforeLeaving).toBe(false);
  await expect
    .poll(async () => (await lake.drafted(translationId))?.blocks[0]?.heading)
    .toBe("Wandung von 0.5 mm");

  // An editor changes the English page, in a draft.
  const english = await lake.published(freshPath);
  const added = { _type: "hero", _key: "more", heading: "More" };
  await lake.store({
    ...english,
    _id: `drafts.${_id}`,
    _type: "page",
    blocks: [{ ...blocks[0], heading: "A thin wall of 0.5 mm" }, added, blocks[1]],
  });
  await expect(page.getByText("New in English")).toBeVisible();
  await expect(page.locator("ins")).toContainText("thin");
  await page.getByRole("button", { name: "Still correct" }).click();
  await expect(page.locator("ins")).toBeHidden();
  await page.getByRole("button", { name: "Copy from English" }).click();
  await expect
    .poll(async () => (await lake.drafted(translationId))?.blocks.map(({ _key }) => _key))
    .toEqual(["hero", "more", "line"]);
  await text("Blocks › Hero “More” › Heading").fill("Mehr");
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await lake.drafted(translationId))?.blocks[1]?.heading).toBe("Mehr");

  await page.getByRole("button", { name: "All languages" }).click();
  await expect(page.getByRole("textbox", { name: "Search by title or path" })).toHaveValue(freshPath);
  await page.getByRole("link", { name: `Testish: Walls ${freshPath}` }).click();

  await page.getByRole("button", { name: "Publish together" }).click();
  await expect(page.getByText(/English, Testish published/)).toBeVisible();
  expect(await lake.published(`/${CODE}${freshPath}`)).toMatchObject({
    _id: translationId,
    title: `Wandungen ${freshPath}`,
  });
  expect((await lake.published(freshPath))?.blocks).toHaveLength(3);
});

test("the languages of a page go live together with a release, and no draft is left", async ({
  page,
  lake,
  freshPath,
}) => {
  const english = await lake.publish({ path: freshPath, title: `Gates ${freshPath}`, blocks });
  const { _id } = english;
  const german = {
    _id: `${_id}__${CODE}`,
    _type: "page",
    language: CODE,
    original: { _type: "reference", _ref: _id, _weak: true },
    path: `/${CODE}${freshPath}`,
  };
  await lake.store({ ...english, _id: `drafts.${_id}`, title: `Gates and runners ${freshPath}` });
  await lake.store({ ...german, _id: `drafts.${german._id}`, title: `Tore ${freshPath}`, blocks });

  await page.goto(`${env.studioUrl}/languages/${CODE}/${_id}`);
  await page.getByRole("button", { name: "Make a release" }).click();
  await page.getByRole("button", { name: "Run release" }).click();
  await page.getByRole("checkbox", { name: "Update existing drafts" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Run release" }).click();
  await page.getByRole("button", { name: "Publish anyway" }).click();
  await expect.poll(() => lake.drafted(_id)).toMatchObject({ _id, title: `Gates and runners ${freshPath}` });
  expect(await lake.drafted(german._id)).toMatchObject({ _id: german._id, title: `Tore ${freshPath}` });
});

function span(_key: string, text: string, marks: readonly string[] = []) {
  return { _type: "span", _key, text, marks };
}

test("an agency translates by file: XLIFF goes out, comes back with its links, and is stored in drafts", async ({
  page,
  lake,
  freshPath,
}) => {
  const link = { _type: "link", _key: "link", kind: "external", url: "https://example.org" };
  const paragraph = {
    _type: "block",
    _key: "first",
    style: "normal",
    markDefs: [link],
    children: [span("a1", "See "), span("a2", "the norm", ["link"]), span("a3", ".")],
  };
  const { _id } = await lake.publish({
    path: freshPath,
    title: `Norms ${freshPath}`,
    blocks: [{ _type: "richText", _key: "text", text: [paragraph] }],
  });
  await page.goto(`${env.studioUrl}/languages/${CODE}`);
  await page.getByRole("textbox", { name: "Search by title or path" }).fill(freshPath);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export XLIFF" }).click();
  const file = await (await download).path();
  const exported = await readFile(file, "utf8");
  const source = /<source xml:space="preserve">See (<pc [^>]*>)the norm<\/pc>\.<\/source>/.exec(exported);
  expect(source).not.toBeNull();
  // What an agency does: it adds the target and says that it is final.
  const target = `<target xml:space="preserve">${source?.[1]}Norm</pc> lesen.</target>`;
  const translated = exported.replace(
    `<segment state="initial">\n${source?.[0]}`,
    `<segment state="final">\n${source?.[0]}\n${target}`,
  );
  const returned = test.info().outputPath("returned.xlf");
  await writeFile(returned, translated);
  await page.getByLabel("Translated file").setInputFiles(returned);
  await page.getByRole("button", { name: "Save 1 text in drafts" }).click();
  await expect(page.getByText("1 text saved in drafts")).toBeVisible();
  await expect
    .poll(() => lake.drafted(`${_id}__${CODE}`))
    .toMatchObject({
      language: CODE,
      blocks: [
        {
          text: [
            {
              markDefs: [link],
              children: [
                { _key: "a2", text: "Norm", marks: ["link"] },
                { text: " lesen.", marks: [] },
              ],
            },
          ],
        },
      ],
    });
});

test("the form of a page says which languages it has", async ({ page, lake, freshPath }) => {
  const { _id } = await lake.publish({ path: freshPath, title: `Ribs ${freshPath}`, blocks });
  await page.goto(`${env.studioUrl}/intent/edit/id=${_id};type=page`);
  await page.getByRole("button", { name: "Languages" }).click();
  await page.getByRole("button", { name: "Create the Testish page from English" }).click();
  await expect(page.getByText("4 missing")).toBeVisible();
  await page.getByRole("link", { name: "Testish form" }).click();
  await expect(page.getByRole("textbox", { name: "Path" })).toHaveValue(`/${CODE}${freshPath}`);
});

test("the tree of all pages says what each language lacks, and leads to where it is created or changed", async ({
  page,
  lake,
  freshPath,
}) => {
  const { _id } = await lake.publish({ path: freshPath, title: `Bosses ${freshPath}`, blocks });
  await page.goto(`${env.studioUrl}/structure/paths`);
  const tree = page.getByRole("navigation", { name: "Pages by path" });
  const entry = tree.getByRole("listitem").filter({ hasText: `Bosses ${freshPath}` });
  const show = page.getByRole("combobox", { name: "Pages to show" });
  await show.selectOption("Testish: missing");
  await entry.getByRole("link", { name: "Testish: missing" }).click();
  await expect(page).toHaveURL(`${env.studioUrl}/languages/${CODE}/${_id}`);
  await page.getByRole("button", { name: "Create from English, with all blocks" }).click();
  await expect.poll(() => lake.drafted(`${_id}__${CODE}`)).toBeDefined();

  await page.goto(`${env.studioUrl}/structure/paths`);
  await show.selectOption("Testish: changed in English since");
  await expect(entry).toBeHidden();
  const english = await lake.published(freshPath);
  const added = { _type: "divider", _key: "end", kind: "line" };
  await lake.store({ ...english, _id: `drafts.${_id}`, _type: "page", blocks: [...blocks, added] });
  await entry.getByRole("link", { name: "Testish: 4 missing, 1 different" }).click();
  await expect(page.getByRole("textbox", { name: "Path" })).toHaveValue(`/${CODE}${freshPath}`);
  await expect(show).toBeVisible();
});
