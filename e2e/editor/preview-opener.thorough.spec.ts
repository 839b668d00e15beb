import { randomUUID } from "node:crypto";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { createOperatorClient } from "#lake.ts";

const FOREIGN = "http://foreign.example/";
const PREVIEWED = "/about-us";

/**
 * Opens the preview, and introduces itself to its overlays as the Studio, again and again (the protocol of @sanity/comlink). Its title has
 * the numbers of greetings and of answers.
 */
const FOREIGN_PAGE = `<!doctype html><title></title><button id="open">Open</button><button id="greet">Greet</button><script>
  let preview, greetings = 0, answers = 0;
  const show = () => (document.title = greetings + " greetings, " + answers + " answers");
  addEventListener("message", () => { answers += 1; show(); });
  document.getElementById("open").onclick = () => (preview = open("${env.siteUrl}${PREVIEWED}"));
  document.getElementById("greet").onclick = () => setInterval(() => {
    preview.postMessage({
      domain: "sanity/comlink", type: "comlink/handshake/syn", from: "presentation", to: "visual-editing",
      id: String(greetings), channelId: "foreign",
    }, "*");
    greetings += 1;
    show();
  }, 100);
</script>`;

test("a foreign page that opens the preview in a window hears nothing of the drafts", async ({
  page,
  context,
}) => {
  const client = createOperatorClient();
  const secret = randomUUID();
  const _id = `drafts.${randomUUID()}`;
  await client.create({
    _id,
    _type: "sanity.previewUrlSecret",
    secret,
    userId: "local-administrator",
  });
  const query = new URLSearchParams({
    "sanity-preview-secret": secret,
    "sanity-preview-pathname": PREVIEWED,
  });
  await page.goto(`/api/draft-mode/enable?${query.toString()}`);
  await client.delete(_id);

  await page.route(FOREIGN, (route) => route.fulfill({ contentType: "text/html", body: FOREIGN_PAGE }));
  await page.goto(FOREIGN);
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Open" }).click();
  const preview = await opened;
  await expect(preview.getByText("Draft preview")).toBeVisible();
  await expect(preview.locator("sanity-visual-editing")).toBeAttached();
  await page.getByRole("button", { name: "Greet" }).click();
  await expect(page).toHaveTitle(/^\d\d greetings, 0 answers$/);
});
