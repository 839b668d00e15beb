import { expect, test } from "#fixtures.ts";
import { clickUntilVisible } from "#preview.ts";

const call = (key: string, heading: string) => ({
  _type: "quoteCall",
  _key: key,
  heading,
  label: "Request A Quote",
});

test("a click in the preview opens a saved section, and publishing it changes every page that uses it", async ({
  page,
  studio,
  lake,
  freshPath,
  request,
}) => {
  const id = `${freshPath.slice(1)}-section`;
  await lake.store({ _id: id, _type: "section", name: "Call of a test", blocks: [call("inner", "Before")] });
  const place = { _type: "sharedSection", _key: "place", section: { _type: "reference", _ref: id } };
  const paths = [`${freshPath}/one`, `${freshPath}/two`];
  await Promise.all(paths.map((path) => lake.publish({ path, blocks: [call("own", "Only here"), place] })));
  const pagesWith = async (heading: string) => {
    const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
    return pages.filter((html) => html.includes(`>${heading}</h2>`)).length;
  };
  expect(await pagesWith("Before")).toBe(2);

  const site = await studio.openPreview(`${freshPath}/one`);
  const heading = page.getByRole("textbox", { name: "Heading", exact: true });
  await clickUntilVisible(page, site.getByRole("heading", { name: "Before" }), heading);
  await expect(page).toHaveURL(new RegExp(`section/${id}/`));
  await heading.fill("After");
  await expect(site.getByRole("heading", { name: "After" })).toBeVisible();
  await studio.closeBlock();
  await studio.publish();
  await expect.poll(() => pagesWith("After")).toBe(2);
});
