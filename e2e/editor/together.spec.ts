import type { Browser, Page } from "@playwright/test";

import { type Account, addAccount, removeAccounts, signIn } from "#accounts.ts";
import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { openStudio } from "#studio.ts";

const ADA: Account = { email: "ada@example.com", name: "Ada Lovelace", role: "editor" };
const CARL: Account = { email: "carl@example.com", name: "Carl Benz", role: "contributor" };

// The Studio gets a 401 before somebody signs in.
test.use({ expectedErrors: [/status of 401/] });

// Runs even if a test fails, because all other tests need a lake without accounts.
test.afterEach(() => removeAccounts([ADA, CARL]));

test(
  "an editor mentions a contributor and assigns a task, which the contributor closes; a contributor has no quote requests, Publish or Schedule",
  { tag: ["@alone", "@thorough"] },
  async ({ page: ada, browser, lake, freshPath }) => {
    const { _id: id } = await lake.publish({ path: freshPath, title: "Turned shafts" });
    for (const account of [ADA, CARL]) await addAccount(account);
    const carl = await newPage(browser, ada);
    await Promise.all([signIn(ada, ADA, id), signIn(carl, CARL, id)]);

    await expect(ada.getByRole("link", { name: "Quote requests" })).toBeVisible();
    await expect(carl.getByRole("link", { name: "Launch list" })).toBeVisible();
    await expect(carl.getByRole("link", { name: "Quote requests" })).toBeHidden();

    await ada.getByRole("textbox", { name: "Title", exact: true }).hover();
    await ada.getByRole("button", { name: "Add comment" }).first().click();
    await ada.keyboard.type("Is this the name that buyers use? @Car");
    await ada.getByRole("button", { name: CARL.name }).click();
    await ada.getByRole("button", { name: "Send comment" }).first().click();
    await carl.getByRole("button", { name: "Comments", exact: true }).click();
    await expect(carl.getByText("Is this the name that buyers use?")).toBeVisible();
    await expect(carl.getByText(`@${CARL.name}`)).toBeVisible();

    await openStudio(ada).chooseAction("Ask for a review");
    const request = ada.getByRole("dialog", { name: "Ask for a review" });
    await request.getByLabel("Who").selectOption(CARL.name);
    await request.getByLabel("What to look at").fill("The name in the title");
    await request.getByRole("button", { name: "Ask for a review" }).click();
    await expect(ada.getByText(`The review was added to the tasks of ${CARL.name}`)).toBeVisible();
    await carl.getByTestId("tasks-toolbar").click();
    await carl.getByRole("button", { name: "Review “Turned shafts”" }).click();
    await expect(carl.getByText("The name in the title")).toBeVisible();
    await carl.getByRole("button", { name: "To Do" }).click();
    await carl.getByRole("menuitem", { name: "Done" }).click();
    await expect(carl.getByText("changed status to Done")).toBeVisible();

    await carl.getByRole("textbox", { name: "Title", exact: true }).fill("Turned shafts and bushes");
    const publish = carl.getByRole("button", { name: "Publish", exact: true });
    await expect(publish).toBeDisabled();
    await publish.hover({ force: true });
    await expect(carl.getByText("You do not have permission to publish this document.")).toBeVisible();
    await carl.getByRole("button", { name: "Open document actions" }).click();
    await expect(carl.getByRole("menuitem", { name: "Schedule publish" })).toBeDisabled();
    await expect(ada.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(
      "Turned shafts and bushes",
    );
    await carl.context().close();
  },
);

test(
  "the task of a review of a new page opens it in its release, and the published page once the release is published",
  { tag: "@thorough" },
  async ({ page, studio, lake, freshPath }) => {
    const { _id: published } = await lake.publish({ path: `${freshPath}/published` });
    const release = await lake.addToRelease(published, {});
    const id = `${freshPath.slice(1)}-new`;
    const title = `New at ${freshPath}`;
    await lake.store({ _id: `versions.${release}.${id}`, _type: "page", path: freshPath, title });
    await studio.openDocument(id, { release });
    await studio.chooseAction("Ask for a review");
    const request = page.getByRole("dialog", { name: "Ask for a review" });
    await request.getByLabel("Who").selectOption({ index: 1 });
    await request.getByRole("button", { name: "Ask for a review" }).click();
    await expect(request).toBeHidden();

    await page.goto(`${env.studioUrl}/structure`);
    await page.getByTestId("tasks-toolbar").click();
    await page.getByRole("button", { name: `Review “${title}”` }).click();
    // The activity of the task has a second link.
    const target = page.getByTestId("task-target-field-preview").getByRole("link", { name: title });
    await target.click();
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(title);
    await expect(page).toHaveURL(new RegExp(`perspective=${release}`));

    await lake.publishRelease(release);
    await page.goto(`${env.studioUrl}/structure`);
    await page.getByTestId("tasks-toolbar").click();
    await page.getByRole("button", { name: `Review “${title}”` }).click();
    await target.click();
    await expect(page).toHaveURL(new RegExp(`page;${id}$`));
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(title);
    await expect(page.getByText(/^Last published/)).toBeVisible();
    await page.getByRole("button", { name: "To Do" }).click();
    await page.getByRole("menuitem", { name: "Done" }).click();
    await expect(page.getByText("changed status to Done")).toBeVisible();
  },
);

async function newPage(browser: Browser, like: Page): Promise<Page> {
  return (await browser.newContext({ viewport: like.viewportSize() })).newPage();
}
