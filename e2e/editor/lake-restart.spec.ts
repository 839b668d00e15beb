import { expect, test } from "#fixtures.ts";
import { controlLake } from "#lake.ts";

// Chromium's own messages while the lake is down.
test.use({
  expectedErrors: [
    /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket|Failed to fetch/,
  ],
});

test(
  "nothing an editor types is lost when the lake is killed and restarted",
  { tag: "@alone" },
  async ({ page, studio, lake, freshPath }) => {
    // The Studio looks up referenced documents on every change.
    const target = await lake.publish({ path: `${freshPath}/target` });
    const reference = { _type: "reference", _ref: target._id };
    const link = { _type: "link", kind: "internal", reference };
    const actions = [{ _type: "action", _key: "on", label: "Read on", link }];
    const hero = { _type: "hero", _key: "hero", heading: "Leads on", actions };
    const { _id: id } = await lake.publish({ path: freshPath, title: "Before", blocks: [hero] });
    await studio.openDocument(id);
    const title = page.getByRole("textbox", { name: "Title", exact: true });
    const stored = async () => (await lake.page(freshPath))?.title;

    await title.fill("");
    const typing = title.pressSequentially(
      "Turned shafts, milled housings and bent brackets from one piece up",
      { delay: 40 },
    );
    await expect.poll(stored).toContain("Turned");
    await controlLake("kill");
    await typing;
    // The Studio locks the field once it notices. Everything typed before that counts.
    const typed = await title.inputValue();
    await expect(page.getByText("Your changes are kept in your browser")).toBeVisible();
    await controlLake("start");

    await expect.poll(stored).toBe(typed);
    await expect(title).toBeEditable();
    await expect(title).toHaveValue(typed);
    await title.fill(`${typed}, after the restart`);
    await expect.poll(stored).toBe(`${typed}, after the restart`);
  },
);
