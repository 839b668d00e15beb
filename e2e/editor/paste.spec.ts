import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { paste } from "#paste.ts";

const PAGE = `<h1>Tolerances</h1>
<p>See <a href="https://www.iso.org/standard/1.html">ISO 2768</a>, or <a href="javascript:alert(1)">nothing</a>.</p>
<table><caption>By process</caption>
<tr><th>Process</th><th>Tolerance</th></tr><tr><td>CNC</td><td>±0.05 mm</td></tr></table>
<p><a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D">More</a></p>
<table><tr><th>Process</th><th>Lead time</th></tr><tr><td>CNC</td><td>3 days</td></tr></table>`;

test("pasted rich text keeps its heading, link and table", async ({ page, studio, lake, freshPath }) => {
  await studio.createPage({ title: "Tolerances", path: freshPath });
  const block = await studio.addBlock("Rich text");
  const text = block.getByRole("textbox").first();
  await text.click();
  await page.keyboard.press("ControlOrMeta+a");
  await paste(text, "text/html", PAGE);

  await expect
    .poll(async () => (await lake.page(freshPath))?.blocks[0])
    .toMatchObject({
      text: [
        { style: "h2", children: [{ text: "Tolerances" }] },
        {
          style: "normal",
          markDefs: [{ _type: "link", kind: "external", url: "https://www.iso.org/standard/1.html" }],
        },
        {
          _type: "table",
          caption: "By process",
          columns: ["Process", "Tolerance"],
          rows: [{ cells: ["CNC", "±0.05 mm"] }],
        },
        { markDefs: [{ kind: "external", url: "https://example.com/a" }] },
        { _type: "table", columns: ["Process", "Lead time"] },
      ],
    });
  await studio.closeBlock();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const gate = page.getByRole("dialog", { name: "Not ready to publish" });
  await expect(gate.getByText("Say what the table compares")).toBeVisible();
  await expect(gate.getByRole("button", { name: "Publish anyway" })).toBeVisible();
});

/** As email programs write it: a line is a <div>, and a line without text one with a <br>. */
const EMAIL = `<div dir="ltr">Good morning<div>The part has <u>two</u> threads</div><div><br></div><div>Its area is 12 mm<sup>2</sup></div></div>
<blockquote>Which tolerance?</blockquote>
<p><span>First line</span><span><br></span><span>and the next</span></p>
<table><tr><td>Process</td><td colspan="2">Tolerance</td></tr><tr><td>CNC<br>milling</td><td>±0.02 mm</td><td>±0.05 mm</td></tr></table>`;

const paragraph = (words: string) => ({ style: "normal", children: [{ text: words, marks: [] }] });

test(
  "a pasted email keeps its lines, raised digits and merged cells, and nothing that the site has no style for",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    await studio.createPage({ title: "From an email", path: freshPath });
    const block = await studio.addBlock("Rich text");
    const text = block.getByRole("textbox").first();
    await text.click();
    await page.keyboard.press("ControlOrMeta+a");
    await paste(text, "text/html", EMAIL);
    await expect
      .poll(async () => (await lake.page(freshPath))?.blocks[0])
      .toMatchObject({
        text: [
          // Sanity's editor keeps the style of the first paragraph that the paste replaces.
          { ...paragraph("Good morning"), style: "h2" },
          paragraph("The part has two threads"),
          paragraph("Its area is 12 mm²"),
          paragraph("Which tolerance?"),
          paragraph("First line\nand the next"),
          {
            columns: ["Process", "Tolerance", "Tolerance"],
            rows: [{ cells: ["CNC milling", "±0.02 mm", "±0.05 mm"] }],
          },
        ],
      });
  },
);

test("a pasted picture is uploaded, and a picture that is missing from the clipboard is reported", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  await studio.createPage({ title: "Parts", path: freshPath });
  const block = await studio.addBlock("Rich text");
  const text = block.getByRole("textbox").first();
  await text.click();
  await page.keyboard.press("ControlOrMeta+a");
  const picture = await readFile(join(import.meta.dirname, "../pictures/grey.png"), "base64");
  await paste(
    text,
    "text/html",
    `<p>Before <img src="data:image/png;base64,${picture}" alt="A gray part"> after</p><p><img src="file:///C:/clip_image001.png"></p>`,
  );
  await expect(page.getByText("One picture was not pasted")).toBeVisible();
  await expect
    .poll(async () => (await lake.page(freshPath))?.blocks[0])
    .toMatchObject({
      text: [
        { children: [{ text: "Before" }] },
        { _type: "figure", picture: { alt: "A gray part", asset: { _type: "reference" } } },
        { children: [{ text: "after" }] },
      ],
    });
});

test(
  "a picture that was copied alone becomes a picture of the text",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    await studio.createPage({ title: "Screenshots", path: freshPath });
    const block = await studio.addBlock("Rich text");
    const text = block.getByRole("textbox").first();
    await text.click();
    await page.keyboard.press("ControlOrMeta+a");
    await text.evaluate(
      (element, picture) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/html", '<img src="https://example.com/a.png" alt="A gray part">');
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        clipboardData.items.add(new File([bytes], "image.png", { type: "image/png" }));
        element.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      await readFile(join(import.meta.dirname, "../pictures/grey.png"), "base64"),
    );
    await expect
      .poll(async () => (await lake.page(freshPath))?.blocks[0])
      .toMatchObject({ text: [{ _type: "figure", picture: { alt: "A gray part" } }] });
    await expect(page.getByText(/can't be uploaded/)).toHaveCount(0);
  },
);

test(
  "a URL pasted over selected text links it",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    await studio.createPage({ title: "Standards", path: freshPath });
    const block = await studio.addBlock("Notice (callout)");
    const text = block.getByRole("textbox").last();
    await text.click();
    await page.keyboard.press("ControlOrMeta+a");
    await paste(text, "text/plain", "https://www.iso.org/");
    await expect
      .poll(async () => JSON.stringify((await lake.page(freshPath))?.blocks[0]))
      .toContain('"kind":"external","url":"https://www.iso.org/"');
  },
);

test(
  "a pasted URL of our own site becomes an internal link",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const { _id: id } = await lake.publish({ path: `${freshPath}/target` });
    await studio.createPage({ title: "Leads on", path: freshPath });
    const block = await studio.addBlock("Notice (callout)");
    const text = block.getByRole("textbox").last();
    await text.click();
    await page.keyboard.press("ControlOrMeta+a");
    await paste(text, "text/plain", `${env.siteUrl}${freshPath}/target#costs`);
    const link = { _type: "link", kind: "internal", reference: { _ref: id }, anchor: "costs" };
    await expect
      .poll(async () => (await lake.page(freshPath))?.blocks[0])
      .toMatchObject({ text: [{ markDefs: [link] }] });

    await page.keyboard.press("ControlOrMeta+a");
    await paste(text, "text/html", `<p>See <a href="${env.siteUrl}${freshPath}/target">the target</a>.</p>`);
    await expect
      .poll(async () => (await lake.page(freshPath))?.blocks[0])
      .toMatchObject({
        text: [
          {
            children: [{ text: "See " }, { text: "the target" }, { text: "." }],
            markDefs: [{ kind: "internal", reference: { _ref: id } }],
          },
        ],
      });
  },
);

test(
  "a redirect of Outlook that is pasted into the address of a button becomes the address behind it",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const id = freshPath.slice(1);
    const link = { _type: "link", kind: "external" };
    const hero = {
      _type: "hero",
      _key: "hero",
      heading: "Parts",
      actions: [{ _type: "action", _key: "a", link }],
    };
    await lake.store({ _id: `drafts.${id}`, _type: "page", title: "Parts", path: freshPath, blocks: [hero] });
    await studio.openField(id, 'blocks[_key=="hero"].actions[_key=="a"].link.url');
    const address = page.getByRole("textbox", { name: "Address" });
    await paste(
      address,
      "text/plain",
      "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&data=05",
    );
    await expect(address).toHaveValue("https://example.com/a");
  },
);

test(
  "all text fields share one request for the site's pages",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const id = freshPath.slice(1);
    const block = { _type: "block", style: "normal", markDefs: [], children: [] };
    const text = (key: string) => ({ _type: "richText", _key: key, text: [{ ...block, _key: "block" }] });
    await lake.store({
      _id: `drafts.${id}`,
      _type: "page",
      title: "Two texts",
      path: freshPath,
      blocks: [text("one"), text("two")],
    });
    let count = 0;
    page.on("request", (request) => {
      const question = decodeURIComponent(`${request.url()} ${request.postData() ?? ""}`).replaceAll(
        "+",
        " ",
      );
      if (question.includes('{_id, "paths": [path]')) count += 1;
    });
    await studio.openField(id, 'blocks[_key=="one"].text');
    await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
    await expect.poll(() => count).toBe(1);
    await paste(page.getByRole("dialog").getByRole("textbox").first(), "text/html", "<p>One</p>");
    await expect
      .poll(async () => JSON.stringify((await lake.page(freshPath))?.blocks[0]))
      .toContain('"text":"One"');
    expect(count).toBe(1);
  },
);

test(
  "pasted spreadsheet cells fill a table",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const id = freshPath.slice(1);
    const table = { _type: "table", _key: "table", caption: "By process" };
    await lake.store({
      _id: `drafts.${id}`,
      _type: "page",
      title: "By process",
      path: freshPath,
      blocks: [{ _type: "richText", _key: "text", text: [table] }],
    });
    await studio.openField(id, 'blocks[_key=="text"].text[_key=="table"].caption');
    const cells = page.getByRole("textbox", { name: "Paste from a spreadsheet" });
    await paste(cells, "text/plain", "Process\tTolerance\tLead time");
    await expect(page.getByText("Nothing was changed: this is not a table")).toBeVisible();
    await paste(cells, "text/plain", "Process\tTolerance\r\nCNC\t±0.05 mm\r\n");
    await expect
      .poll(async () => (await lake.page(freshPath))?.blocks[0])
      .toMatchObject({
        text: [
          {
            caption: "By process",
            columns: ["Process", "Tolerance"],
            rows: [{ cells: ["CNC", "±0.05 mm"] }],
          },
        ],
      });

    // Closing the table leaves the block with its text open.
    await page.getByRole("button", { name: "Close dialog" }).last().click();
    await expect(cells).toBeHidden();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(page.getByRole("dialog").getByText("By process")).toBeVisible();
  },
);
