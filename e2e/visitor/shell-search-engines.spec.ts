import { join } from "node:path";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";
import { createLake } from "#lake.ts";

interface Graph {
  readonly "@graph": readonly { readonly "@type": string; readonly [property: string]: unknown }[];
}

test("the sitemap lists every page, and the time of the last change of those that were changed since they were created", async ({
  request,
  lake,
  freshPath,
}) => {
  const { _id } = await lake.publish({ path: freshPath });
  const sitemap = async () => (await request.get("/sitemap.xml")).text();
  const entry = `<loc>${env.siteUrl}${freshPath}</loc>`;
  await expect.poll(sitemap).toContain(entry);
  expect((await sitemap()).split(entry)[1]).toMatch(/^\s*<\/url>/);
  await lake.patch(_id, { title: "Changed" });
  await expect
    .poll(async () => (await sitemap()).split(entry)[1])
    .toMatch(/^\s*<lastmod>20\d\d-[^<]+<\/lastmod>/);
  const xml = await sitemap();
  expect(xml).toContain(`<loc>${env.siteUrl}/about-us</loc>`);
  expect(xml).not.toMatch(/thankyou|block-gallery/);
});

test("a published page appears in the sitemap, unless it is hidden from search engines", async ({
  request,
  lake,
  freshPath,
}) => {
  const { _id } = await lake.publish({ path: freshPath });
  const sitemap = async () => (await request.get("/sitemap.xml")).text();
  await expect.poll(sitemap).toContain(`${env.siteUrl}${freshPath}<`);
  await lake.patch(_id, { seo: { _type: "seo", noIndex: true } });
  await expect.poll(sitemap).not.toContain(freshPath);
});

test("robots.txt allows the pages, disallows the API and names the sitemap", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain("Allow: /\n");
  expect(text).toContain("Disallow: /api/");
  expect(text).toContain(`Sitemap: ${env.siteUrl}/sitemap.xml`);
});

test("a page has schema.org data about itself, its breadcrumbs and the company", async ({ page }) => {
  await page.goto("/about-us");
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: Graph = JSON.parse(json ?? "");
  expect(graph["@graph"].map((thing) => thing["@type"])).toEqual(
    expect.arrayContaining(["Organization", "WebSite", "WebPage", "BreadcrumbList"]),
  );
});

test("breadcrumbs show the path to the page; the home page has none", async ({ page }) => {
  await page.goto("/about-us");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "/About", "/About us"]);
  await crumbs.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(crumbs).toHaveCount(0);
});

test("a guide's breadcrumbs include the list of guides, in the page and in its structured data", async ({
  page,
}) => {
  await page.goto("/molding01");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByRole("listitem")).toHaveText([
    "Home",
    "/Resources",
    "/Design guide",
    /^\/Design guide: injection molding/,
  ]);
  await expect(crumbs.getByRole("link", { name: "Design guide" })).toHaveAttribute("href", "/design-guide");
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: Graph = JSON.parse(json ?? "");
  expect(graph["@graph"].find((thing) => thing["@type"] === "BreadcrumbList")).toMatchObject({
    itemListElement: [
      { name: "Home" },
      { name: "Design guide", item: `${env.siteUrl}/design-guide` },
      { name: "Design guide: injection molding" },
    ],
  });
});

test("a page's share metadata has its own picture and description", async ({ page, lake, freshPath }) => {
  await lake.store({
    _id: freshPath.slice(1),
    _type: "caseStudy",
    title: "A study of a test",
    path: freshPath,
    summary: "Twelve housings in a week.",
    picture: await lake.picture(join(import.meta.dirname, "../pictures/grey.png"), "A grey plate"),
    blocks: [],
  });
  await expect.poll(async () => (await page.request.get(freshPath)).status()).toBe(200);
  await page.goto(freshPath);
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute("content");
  expect(await content("og:image")).toContain("/images/");
  expect(await content("og:image:alt")).toBe("A grey plate");
  expect(await content("og:description")).toBe("Twelve housings in a week.");
});

test("every page has a 1200 × 630 share picture that loads", async ({ page, request }) => {
  for (const path of ["/", "/about-us"]) {
    await page.goto(path);
    const url = await page.locator('meta[property="og:image"]').getAttribute("content");
    const picture = await request.get(url ?? "");
    expect(picture.headers()["content-type"]).toMatch(/^image\/(png|jpeg)$/);
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src ?? "";
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, url);
    expect(size).toEqual([1200, 630]);
  }
});

test("the blog has an RSS feed that every page links to", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute("href");
  const feed = await request.get(href ?? "");
  expect(feed.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const isWhole = await page.evaluate(
    (xml) =>
      new DOMParser().parseFromString(xml, "application/xml").querySelector("rss > channel > title") !== null,
    await feed.text(),
  );
  expect(isWhole).toBe(true);
});

for (const [path, type] of [
  ["/icon.svg", "image/svg+xml"],
  ["/apple-icon.png", "image/png"],
  ["/manifest.webmanifest", "application/manifest+json"],
  ["/llms.txt", "text/plain; charset=utf-8"],
] as const) {
  test(`${path} exists`, async ({ request }) => {
    const response = await request.get(path);
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, type]);
  });
}

test("llms.txt lists the pages", async ({ request }) => {
  expect(await (await request.get("/llms.txt")).text()).toContain(`- [About us](${env.siteUrl}/about-us)`);
});

test("/favicon.ico leads to the built-in icon", async ({ request }) => {
  const response = await request.get("/favicon.ico", { maxRedirects: 0 });
  expect([response.status(), response.headers()["location"]]).toEqual([307, "/apple-icon.png"]);
});

// Every page uses the settings.
test.describe("with another accent color", { tag: "@alone" }, () => {
  test.afterEach(async () => {
    await createLake().patch("settings", { accentColor: undefined });
  });

  test("the built-in icons have it", async ({ request, lake }) => {
    const before = await (await request.get("/apple-icon.png")).body();
    await lake.patch("settings", { accentColor: "#1d4ed8" });
    await expect.poll(async () => (await request.get("/icon.svg")).text()).toContain('stroke="#1d4ed8"');
    await expect
      .poll(async () => (await (await request.get("/apple-icon.png")).body()).equals(before))
      .toBe(false);
  });
});

test.describe("with an icon from the settings", { tag: "@alone" }, () => {
  test.afterEach(async () => {
    await createLake().patch("settings", { siteIcon: undefined });
  });

  test("pages, the manifest and /favicon.ico lead to it instead of the built-in icon", async ({
    page,
    request,
    lake,
  }) => {
    const { asset } = await lake.picture(join(import.meta.dirname, "../pictures/grey.png"), "");
    await lake.patch("settings", { siteIcon: { _type: "image", asset } });
    const hash = asset._ref.split("-")[1] ?? "";
    const favicon = async () =>
      (await request.get("/favicon.ico", { maxRedirects: 0 })).headers()["location"];
    await expect.poll(favicon).toContain(hash);
    const response = await request.get("/favicon.ico");
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/png"]);

    const iconLinks = async () => {
      await page.goto("/about-us");
      const links = await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]').all();
      return Promise.all(links.map((link) => link.getAttribute("href")));
    };
    const links = [expect.stringMatching(`${hash}.*w=64`), expect.stringMatching(`${hash}.*w=180`)];
    await expect.poll(iconLinks).toEqual(links);
    expect(await (await request.get("/manifest.webmanifest")).json()).toMatchObject({
      icons: [{ src: links[1], sizes: "180x180" }],
    });
  });
});
