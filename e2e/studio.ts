import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

import { env } from "#env.ts";

export type Studio = ReturnType<typeof openStudio>;

/** The actions of an editor in the Studio, which the caller has already opened. */
export function openStudio(page: Page) {
  const publishButton = page.getByRole("button", { name: "Publish", exact: true });

  return {
    async openPages(): Promise<void> {
      await page.goto(`${env.studioUrl}/structure/page`);
      await expect(page.getByRole("listbox", { name: "Pages" })).toBeVisible();
    },

    /** Opens the draft of a page, or its version in a release. */
    async openDocument(id: string, { release }: { release?: string } = {}): Promise<void> {
      const perspective = release === undefined ? "" : `?perspective=${release}`;
      await page.goto(`${env.studioUrl}/structure/page;${id}${perspective}`);
      await expect(page.getByRole("textbox", { name: "Title", exact: true })).toBeEditable();
    },

    /** Opens the draft of a page at one of its fields. */
    async openField(id: string, path: string): Promise<void> {
      await page.goto(`${env.studioUrl}/structure/page;${id},path=${encodeURIComponent(path)}`);
      await expect(page.getByRole("dialog").last()).toBeVisible();
    },

    /** Opens a path in the preview. Resolves when the site is in draft mode and its overlays respond to clicks. */
    async openPreview(path: string): Promise<FrameLocator> {
      await page.goto(`${env.studioUrl}/presentation?preview=${encodeURIComponent(path)}`);
      const site = page.frameLocator("iframe");
      await expect(site.locator("sanity-visual-editing")).toBeAttached();
      return site;
    },

    async createPage(named: { title: string; path: string }): Promise<void> {
      await this.create("Pages", "Page", named);
    },

    /** Creates a document with the plus button above the list of its type. */
    async create(
      list: string,
      kind: string,
      { title, path }: { title: string; path: string },
    ): Promise<void> {
      await page.goto(`${env.studioUrl}/structure`);
      await page.getByRole("link", { name: list, exact: true }).click();
      await page.getByRole("link", { name: kind, exact: true }).click();
      await page.getByRole("textbox", { name: "Title", exact: true }).fill(title);
      await page.getByRole("textbox", { name: "Path", exact: true }).fill(path);
    },

    /** Adds a block at the end and opens it. Retries, because the Studio closes the menu while it still loads. */
    async addBlock(name: string): Promise<Locator> {
      const item = page.getByRole("menuitem", { name, exact: true });
      const dialog = page.getByRole("dialog");
      await expect(async () => {
        // On a slow machine, a click that took too long may have added the block.
        if (await dialog.isVisible()) return;
        if (!(await item.isVisible()))
          await page.getByRole("button", { name: "Add item...", exact: true }).click({ timeout: 2000 });
        await item.click({ timeout: 5000 });
      }).toPass();
      await expect(dialog).toBeVisible();
      return dialog;
    },

    /** Adds a block found through the insert menu's search. */
    async searchBlock(word: string, name: string): Promise<void> {
      await page.getByRole("button", { name: "Add item...", exact: true }).click();
      await page
        .getByPlaceholder(/search/i)
        .last()
        .fill(word);
      await page.getByRole("menuitem", { name, exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },

    /** Opens a block in the list. */
    async openBlock(name: string): Promise<Locator> {
      await blockRow(page, name).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      return dialog;
    },

    /** Closes a block and everything that is open inside it. */
    async closeBlock(): Promise<void> {
      const close = page.getByRole("button", { name: "Close dialog" }).last();
      await expect(async () => {
        if (await close.isVisible()) await close.click({ timeout: 2000 });
        await expect(page.getByRole("dialog")).toBeHidden({ timeout: 2000 });
      }).toPass();
    },

    /** Drags a block to another block's position by the handle on its left. */
    async dragBlock(moved: string, target: string): Promise<void> {
      const from = await boxOf(blockRow(page, moved));
      const to = await boxOf(blockRow(page, target));
      const handleX = from.x - 20;
      await page.mouse.move(handleX, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(handleX, from.y, { steps: 5 });
      await page.mouse.move(handleX, to.y + to.height / 2, { steps: 15 });
      await page.mouse.up();
      // The drag library ignores clicks until 50 ms after a drop.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    },

    /** Opens the document's validation list. Retries, because a click is lost when the button re-renders. */
    async openValidation(): Promise<void> {
      const open = page.getByRole("button", { name: "Validation", exact: true });
      const close = page.getByRole("button", { name: "Close validation" });
      await expect(async () => {
        if (!(await close.isVisible())) await open.click({ timeout: 2000 });
        await expect(close).toBeVisible({ timeout: 2000 });
      }).toPass();
    },

    blockRow: (name: string) => blockRow(page, name),

    /** The listed blocks of these types, top to bottom. */
    blocksOf: (types: readonly string[]) =>
      page.getByRole("button", { name: new RegExp(`(?:${types.join("|")})(?: · \\d+)?$`) }),

    async publish(): Promise<void> {
      await publishButton.click();
    },

    /** Publishes a page that still has example text or lacks a description. */
    async publishAnyway(): Promise<void> {
      await publishButton.click();
      const dialog = page.getByRole("dialog", { name: "Not ready to publish" });
      await dialog.getByRole("button", { name: "Publish anyway" }).click();
    },

    /** Presses Publish and expects that the document stays a draft and its errors are listed. */
    async expectErrorsBeforePublish(message: string): Promise<void> {
      await publishButton.click();
      const dialog = page.getByRole("dialog", { name: "Not ready to publish" });
      await expect(dialog).toContainText(message);
      await expect(dialog.getByRole("button", { name: "Publish anyway" })).toHaveCount(0);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
    },

    /** Chooses from the menu next to Publish. Retries, because the menu closes when the Studio finishes loading the document. */
    async chooseAction(name: string): Promise<void> {
      const action = page.getByRole("menuitem", { name });
      await expect(async () => {
        if (!(await action.isVisible())) await page.getByTestId("action-menu-button").click();
        await action.click({ timeout: 2000 });
      }).toPass({ timeout: 60_000 });
    },

    async waitUntilPublished(): Promise<void> {
      await expect(publishButton).toBeDisabled();
    },

    /** Switches to the draft. After an unpublish the Studio may still show the deleted published version. */
    async showDraft(): Promise<void> {
      await page.getByRole("button", { name: "Draft", exact: true }).click();
    },

    async unpublish(): Promise<void> {
      await page.getByRole("button", { name: "Published", exact: true }).click();
      await page.getByRole("button", { name: "Unpublish", exact: true }).click();
      const confirm = page.getByRole("dialog").getByRole("button", { name: /unpublish/i });
      await confirm.click();
    },
  };
}

/** A block's row in the form: its heading followed by the title of its type. */
function blockRow(page: Page, name: string): Locator {
  return page.getByRole("button", { name: new RegExp(`^${name}`) });
}

/** The center of an element on the screen, in px. */
export async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator.toString()} is not on the screen.`);
  return box;
}
