import { type Account, addAccount, removeAccounts, signIn } from "#accounts.ts";
import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

const GERDA: Account = {
  email: "gerda@example.com",
  name: "Gerda Taro",
  role: "editor",
  scope: '_type == "page" && language == "de"',
};

// The Studio gets a 401 before somebody signs in, and loses its connection when a tool is left while it still loads.
test.use({ expectedErrors: [/status of 401|EventSource connection failed/] });

// Runs even if a test fails, because all other tests need a lake without accounts.
test.afterEach(() => removeAccounts([GERDA]));

test(
  "a translator of German is offered German drafts, and nothing that the account may not change",
  { tag: ["@alone", "@thorough"] },
  async ({ page, lake, freshPath }) => {
    const hero = { _type: "hero", _key: "hero", heading: "Turned shafts" };
    const { _id } = await lake.publish({ path: freshPath, title: "Shafts", blocks: [hero] });
    const german = {
      _id: `${_id}__de`,
      _type: "page",
      language: "de",
      original: { _type: "reference", _ref: _id, _weak: true },
      path: `/de${freshPath}`,
      title: "Wellen",
      blocks: [{ ...hero, heading: "Gedrehte Wellen" }],
    };
    await lake.store(german);
    const english = { _id, _type: "page", path: freshPath, title: "Shafts", blocks: [hero] };
    await lake.store({ ...german, _id: `drafts.${german._id}`, summary: "Geändert." });
    await lake.store({ ...english, _id: `drafts.${_id}`, summary: "Changed." });
    await addAccount(GERDA);
    await signIn(page, GERDA, german._id);

    await expect(page.getByText("German: 1 missing, 3 changed")).toBeVisible();
    const menu = page.getByRole("button", { name: "Open document actions" });
    await menu.click();
    await expect(page.getByRole("menuitem", { name: "Go back to the previous version" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "End on a date…" })).toBeHidden();
    await expect(page.getByRole("menuitem", { name: "Schedule publish" })).toBeDisabled();
    await page.keyboard.press("Escape");

    await page.goto(`${env.studioUrl}/structure/page;${_id}`);
    await menu.click();
    await expect(page.getByRole("menuitem", { name: "Ask for a review" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Go back to the previous version" })).toBeHidden();
    await page.keyboard.press("Escape");

    await page.goto(`${env.studioUrl}/languages/de/${_id}`);
    await expect(page.getByRole("checkbox", { name: "German" })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "English" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Make a release" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "German: Title" })).toBeEditable();
    await page.goto(`${env.studioUrl}/languages/ja/${_id}`);
    await expect(page.getByText("Your account can read Japanese texts, but not change them.")).toBeVisible();

    await page.goto(`${env.studioUrl}/texts`);
    await expect(page.getByText("Your account can read these texts, but not change them.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Title, /about-us", exact: true })).not.toBeEditable();
    await page.goto(`${env.studioUrl}/capabilities`);
    await expect(page.getByText("Not confirmed", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Confirm/ })).toHaveCount(0);
    await page.goto(`${env.studioUrl}/media`);
    await expect(page.getByRole("button", { name: "Add filter", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Upload assets", exact: true })).toHaveCount(0);
    await page.getByRole("tab", { name: "Alternative texts" }).click();
    await expect(page.getByText("Your account can read these texts, but not change them.")).toBeVisible();

    await page.goto(`${env.studioUrl}/structure/page;${german._id}`);
    await page.getByRole("textbox", { name: "Path", exact: true }).fill(`/de${freshPath}-neu`);
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const moved = page.getByRole("dialog", { name: "The path of this page changes" });
    await expect(moved).toContainText("Ask an editor to add one from the old path.");
    await expect(moved.getByRole("button", { name: "Publish without a redirect" })).toBeVisible();
    await expect(moved.getByRole("button", { name: /^Redirect/ })).toBeHidden();

    for (const id of [german._id, `drafts.${german._id}`]) await lake.remove(id);
  },
);
