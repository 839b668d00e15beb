import { expect, test } from "#fixtures.ts";

import { MENUS } from "./menu-pages.ts";

test("the columns have the menus' links under titles in capitals", async ({ page }) => {
  await page.goto("/");
  const columns = page.getByRole("navigation", { name: "Site map" }).locator("> div");
  const found = await columns.evaluateAll((all) =>
    all.map((column) => ({
      title: column.querySelector("h2")?.innerText,
      links: [...column.querySelectorAll("a")].map((link) => link.getAttribute("href")),
    })),
  );
  expect(found).toEqual(
    Object.entries(MENUS).map(([title, entries]) => ({
      title: title.toUpperCase(),
      links: Object.values(entries),
    })),
  );
});

test("the link of the current page is colored", async ({ page }) => {
  await page.goto("/about-us");
  const links = page.getByRole("navigation", { name: "Site map" });
  const colorOf = (name: string) =>
    links.getByRole("link", { name, exact: true }).evaluate((link) => getComputedStyle(link).color);
  const [current, other] = [await colorOf("About us"), await colorOf("Contact us")];
  expect(current).toBe("rgb(255, 106, 94)");
  expect(other).not.toBe(current);
});

test("the footer links to /privacy-Policy, which is one request and the current page there", async ({
  page,
}) => {
  await page.goto("/about-us", { waitUntil: "networkidle" });
  const link = page
    .getByRole("navigation", { name: "Site map" })
    .getByRole("link", { name: "Privacy policy", exact: true });
  await expect(link).toHaveAttribute("href", "/privacy-Policy");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/privacy-policy/i.test(pathname)) asked.push(pathname);
  });
  await link.click();
  await expect(page).toHaveURL("/privacy-Policy");
  await page.waitForLoadState("networkidle");
  await expect(link).toHaveAttribute("aria-current", "page");
  expect(asked).toEqual(["/privacy-Policy"]);
});

test("the contact details are an email, a phone with extension 8020, and the address in Wuhan", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("ext. 8020");
  await expect(footer.getByRole("link", { name: "ext. 8020" })).toHaveAttribute(
    "href",
    /^tel:\+\d+;ext=8020$/,
  );
  await expect(footer.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await expect(footer).toContainText("Room 507, Floor 5, Building E, Donghe Center");
  await expect(footer).toContainText("Wuhan Economic and Technological Development Zone");
});

test("the copyright year is 2022", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toContainText("© 2022");
});

test("contact icons and five social links appear after more than 10 px of scrolling", async ({ page }) => {
  await page.goto("/about-us");
  const icons = page.locator(".footer-icons");
  const isVisible = () => icons.evaluate((list) => getComputedStyle(list).visibility);
  await expect.poll(isVisible).toBe("hidden");
  await page.evaluate(() => scrollTo(0, 10));
  await expect.poll(isVisible).toBe("hidden");
  await page.evaluate(() => scrollTo(0, 11));
  await expect.poll(isVisible).toBe("visible");

  const names = await icons
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("aria-label")));
  expect(names).toEqual(["Email", "Phone", "Twitter", "Facebook", "LinkedIn", "TikTok", "Instagram"]);
  // The icons are in a separate file.
  const widths = () =>
    icons.locator("use").evaluateAll((all: SVGUseElement[]) => all.map((use) => use.getBBox().width > 0));
  await expect.poll(widths).toEqual(names.map(() => true));
});

test("each social link opens in a new window", async ({ page }) => {
  await page.goto("/about-us");
  const targets = await page
    .locator(".footer-icons a[href^=https]")
    .evaluateAll((all) => all.map((link) => `${link.getAttribute("target")} ${link.getAttribute("rel")}`));
  expect(targets).toEqual(Array.from({ length: 5 }, () => "_blank noopener"));
});

test("with reduced motion the icons appear too, and not earlier", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about-us");
  const icons = page.locator(".footer-icons");
  await expect(icons).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(icons).toBeVisible();
});
