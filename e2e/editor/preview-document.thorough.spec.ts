import { expect, test } from "#fixtures.ts";
import { blockAround, clickUntilVisible, dragBelow } from "#preview.ts";

import { blockNames } from "../../studio/thumbnails.ts";

const steps = (key: string, heading: string) => ({
  _type: "steps",
  _key: key,
  heading,
  steps: [{ _type: "step", _key: "only", title: "One step" }],
});

test.use({ viewport: { width: 1800, height: 1300 } });

test("dragging a section of a page with a table of contents updates the table of contents", async ({
  page,
  studio,
  lake,
  freshPath,
}) => {
  const id = `${freshPath.slice(1)}-service`;
  await lake.store({
    _id: id,
    _type: "service",
    title: "A service of a test",
    path: freshPath,
    blocks: [steps("one", "Part one"), steps("two", "Part two"), steps("three", "Part three")],
  });
  const site = await studio.openPreview(freshPath);
  const index = site.getByRole("navigation", { name: "On this page" }).getByRole("link");
  await expect(index).toHaveText(["Part one", "Part two", "Part three"]);
  await clickUntilVisible(
    page,
    site.getByRole("heading", { name: "Part one" }),
    page.getByRole("textbox", { name: "Heading", exact: true }),
  );

  await dragBelow(page, blockAround(site, "Part one"), blockAround(site, "Part two"));

  await expect(index).toHaveText(["Part two", "Part one", "Part three"]);
  await expect
    .poll(async () => (await lake.drafted(id))?.blocks.map(({ _key }) => _key))
    .toEqual(["two", "one", "three"]);
});

test(
  "an unfinished block of any type shows what is missing and does not break the preview",
  { tag: "@thorough" },
  async ({ studio, lake, freshPath }) => {
    const withoutHeading = new Set(["divider", "richText", "testimonial"]);
    const headed = blockNames.filter((name) => !withoutHeading.has(name));
    const draft = {
      _id: `drafts.${freshPath.slice(1)}`,
      _type: "page",
      title: "Nothing is finished",
      path: freshPath,
    };
    await lake.store({ ...draft, blocks: blockNames.map((name) => ({ _type: name, _key: name })) });
    const site = await studio.openPreview(freshPath);
    await expect(site.getByText(/^“.+” cannot be shown yet$/)).toHaveCount(blockNames.length - 1);
    // A hero without a heading shows the title of the page.
    await expect(site.getByRole("heading", { level: 1, name: "Nothing is finished" })).toBeVisible();

    // In a second step, because a page shows a limited number of blocks and lists.
    await lake.store({
      ...draft,
      blocks: headed.map((name) => ({ _type: name, _key: `${name}-headed`, heading: `Begun ${name}` })),
    });
    await expect(
      site.getByText("“Gallery (images)” is not finished. Still missing: Pictures."),
    ).toBeVisible();
    await expect(site.getByRole("heading", { name: "Begun quoteCall" })).toBeVisible();
  },
);
