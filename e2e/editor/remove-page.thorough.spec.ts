import { expect, test } from "#fixtures.ts";

const reference = (id: string) => ({ _type: "reference", _ref: id });
const link = (id: string) => ({ _type: "link", kind: "internal", reference: reference(id) });
const call = (heading: string) => ({
  _type: "quoteCall",
  _key: "call",
  heading,
  label: "Request A Quote",
});

test("deleting a page sends visitors and links to another one, and can be undone", async ({
  page,
  studio,
  lake,
  freshPath,
  request,
}) => {
  const old = await lake.publish({ path: `${freshPath}/old`, title: "Old page", blocks: [call("Old")] });
  await lake.publish({ path: `${freshPath}/new`, title: "New page", blocks: [call("New")] });
  // A redirect like the Studio creates when a page moves. It must not block the deletion.
  await lake.store({
    _id: `redirect-${old._id}`,
    _type: "redirect",
    from: `${freshPath}/oldest`,
    kind: "page",
    page: reference(old._id),
  });
  const linking = await lake.publish({
    path: `${freshPath}/linking`,
    title: "Linking page",
    blocks: [
      {
        _type: "hero",
        _key: "hero",
        heading: "Leads on",
        actions: [
          { _type: "action", _key: "kept", label: "Read more", link: link(old._id) },
          { _type: "action", _key: "gone", label: "The old way", link: link(old._id) },
        ],
      },
    ],
  });
  await lake.store({ ...linking, _id: `drafts.${linking._id}`, title: "Unpublished title" });
  const german = {
    _id: `${old._id}__de`,
    _type: "page",
    language: "de",
    original: { ...reference(old._id), _weak: true },
    path: `/de${freshPath}/alt`,
    title: "Alte Seite",
    blocks: [call("Alt")],
  };
  await lake.store(german);
  const locationOf = async (path: string, start = freshPath) => {
    const response = await request.get(start + path, { maxRedirects: 0 });
    return response.headers()["location"] ?? response.status();
  };
  const linkingPage = async () => (await request.get(`${freshPath}/linking`)).text();

  await studio.openDocument(old._id);
  await page.getByRole("button", { name: "Published", exact: true }).click();
  await page.getByRole("button", { name: "Unpublish", exact: true }).click();
  const blocked = page.getByRole("dialog", { name: "“Old page” cannot be unpublished yet" });
  await expect(blocked.getByRole("link", { name: /Button “The old way”/ })).toBeVisible();
  await blocked.getByRole("button", { name: "Cancel" }).click();
  await studio.showDraft();
  await studio.chooseAction("Delete and send visitors to");
  const dialog = page.getByRole("dialog", { name: "Delete “Old page”" });
  await expect(dialog.getByText("3 links lead to it.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Send visitors to" }).fill("New page");
  await page.getByRole("option", { name: `New page · ${freshPath}/new` }).click();
  await expect(
    dialog.getByText(`/de${freshPath}/alt will redirect to New page · ${freshPath}/new.`),
  ).toBeVisible();
  const translation = dialog.getByRole("combobox", { name: "German translation" });
  await translation.selectOption("Keep");
  await expect(dialog.getByRole("heading", { name: "Alte Seite (German)" })).toBeVisible();
  await translation.selectOption("Delete too");
  await dialog.getByRole("combobox", { name: /Button “The old way”/ }).selectOption("Remove");
  await dialog.getByRole("button", { name: "Delete and use “New page”" }).click();

  await expect(page).not.toHaveURL(new RegExp(old._id));
  await expect.poll(() => locationOf("/old")).toBe(`${freshPath}/new`);
  await expect.poll(() => locationOf("/oldest")).toBe(`${freshPath}/new`);
  await expect.poll(() => locationOf("/alt", `/de${freshPath}`)).toBe(`${freshPath}/new`);
  await expect.poll(linkingPage).toContain(`href="${freshPath}/new"`);
  expect(await linkingPage()).not.toContain("The old way");
  expect((await lake.drafted(linking._id))?.title).toBe("Unpublished title");

  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => locationOf("/old")).toBe(200);
  await expect.poll(() => locationOf("/oldest")).toBe(`${freshPath}/old`);
  await expect.poll(linkingPage).toContain("The old way");
  await expect.poll(() => locationOf("/alt", `/de${freshPath}`)).toBe(200);
  await lake.remove(german._id);
});
