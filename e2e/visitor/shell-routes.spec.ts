import type { APIRequestContext } from "@playwright/test";

import { env } from "#env.ts";
import { expect, test } from "#fixtures.ts";

const NOT_FOUND = /the server responded with a status of 40[04]/;

/** Retries, because another test may publish what both pages show, such as a menu, between the two requests. */
async function expectSamePage(request: APIRequestContext, one: string, other: string): Promise<void> {
  const etagOf = async (path: string) => (await request.get(path)).headers()["etag"];
  await expect(async () => {
    const etag = await etagOf(one);
    expect(etag).toBeTruthy();
    expect(await etagOf(other)).toBe(etag);
  }).toPass({ timeout: 10_000 });
}

test("a path with different capitalization is the same page from the same cache entry, with a canonical link to one spelling", async ({
  request,
}) => {
  for (const spelling of ["/ABOUT-US", "/About-Us", "/about-us?utm_source=x", "/%61bout-us"]) {
    const response = await request.get(spelling);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${env.siteUrl}/about-us"/>`);
    await expectSamePage(request, spelling, "/about-us");
  }
});

test("the privacy policy answers directly at /privacy-Policy, with the canonical link in lower case", async ({
  request,
}) => {
  const response = await request.get("/privacy-Policy", { maxRedirects: 0 });
  expect(response.status()).toBe(200);
  await expectSamePage(request, "/privacy-Policy", "/privacy-policy");
  expect(await response.text()).toContain(`<link rel="canonical" href="${env.siteUrl}/privacy-policy"/>`);
});

test("a trailing slash is ignored", async ({ request }) => {
  const response = await request.get("/about-us/", { maxRedirects: 0 });
  expect([response.status(), response.headers()["location"]]).toEqual([308, "/about-us"]);
});

for (const path of [
  "/thankyou?Email=a%40b.example",
  "/ThankYou",
  "/thankyou2/a@b.example",
  "/ThankYou2/A%40b.example",
]) {
  test(`${path} answers`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(200);
  });
}

for (const [from, to] of [
  ["/aboutUs", "/about-us"],
  ["/ABOUTUS", "/about-us"],
  ["/home", "/"],
  ["/home/why", "/#why"],
  ["/contactUs/info", "/contact-us"],
  ["/privacyPolicy", "/privacy-policy"],
  ["/aboutUs/certifications", "/about-us#certifications"],
] as const) {
  test(`${from} of the file-based route table redirects permanently to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([308, to]);
  });
}

test("a redirect works from the moment it is published until it is deleted", async ({
  request,
  lake,
  freshPath,
}) => {
  const id = `redirect${freshPath.replace("/", "-")}`;
  const answer = async () => {
    const response = await request.get(freshPath.toUpperCase(), { maxRedirects: 0 });
    return `${response.status()} ${response.headers()["location"] ?? ""}`;
  };
  expect(await answer()).toBe("404 ");
  const redirect = {
    _id: id,
    _type: "redirect",
    from: freshPath,
    kind: "address",
    address: "/aboutUs",
    permanent: false,
  };
  await lake.store(redirect);
  await expect.poll(answer).toBe("307 /about-us");
  await lake.store({ ...redirect, permanent: true });
  await expect.poll(answer).toBe("308 /about-us");
  await lake.store({ ...redirect, address: "/blog/feed.xml" });
  await expect.poll(answer).toBe("307 /blog/feed.xml");
  expect((await request.get(`${freshPath}?utm_source=news`)).url()).toMatch(
    /\/blog\/feed\.xml\?utm_source=news$/,
  );
  await lake.store({ ...redirect, address: freshPath });
  await expect.poll(answer).toBe("404 ");
  await lake.remove(id);
});

test("/blog/{id} shows the post by path and redirects from its id and its aliases", async ({
  page,
  request,
  lake,
  freshPath,
}) => {
  const id = `post${freshPath.replace("/", "-")}`;
  const path = `/blog${freshPath}`;
  await lake.store({
    _id: id,
    _type: "blog",
    title: "A post of a test",
    path,
    aliases: [`${freshPath}-old`],
    publishedAt: "2026-01-02T03:04:05Z",
    blocks: [{ _type: "hero", _key: "hero", heading: "A post of a test" }],
  });
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  for (const other of [`/blog/${id.toUpperCase()}`, `${freshPath}-OLD`]) {
    const response = await request.get(`${other}?gclid=a`, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([308, `${path}?gclid=a`]);
  }
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A post of a test");
  expect(await (await request.get("/blog/feed.xml")).text()).toContain("<title>A post of a test</title>");
  // Leave the page first: if it is not hydrated yet, it would request data of a page that no longer exists.
  await page.goto("about:blank");
  await lake.remove(id);
  await expect.poll(async () => (await request.get(path)).status()).toBe(404);
});

test.describe("an unknown path", () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  test("answers 404 and names the path as data and as text, inside the site's layout", async ({ page }) => {
    const response = await page.goto("/Abuot-us");
    expect(response?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(main).toContainText("Page not found: /Abuot-us");
    await expect(main.locator("[data-path]")).toHaveAttribute("data-path", "/Abuot-us");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("banner")).toBeVisible();
  });

  test("has a Home button that goes to the root path", async ({ page }) => {
    await page.goto("/no-such-page");
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/not found/);
  });

  test("suggests similar pages, even without JavaScript", async ({ page, browser }) => {
    await page.goto("/abuot-us");
    await page
      .getByRole("navigation", { name: "Did you mean" })
      .getByRole("link", { name: "About us" })
      .click();
    await expect(page).toHaveURL("/about-us");

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto("/abuot-us");
    await expect(plain.getByRole("navigation", { name: "Did you mean" })).toContainText("About us");
    await context.close();
  });

  test("is cached for at most a minute", async ({ request }) => {
    const response = await request.get("/no-such-page");
    const seconds = [...(response.headers()["cache-control"] ?? "").matchAll(/=(\d+)/g)].map(([, age]) =>
      Number(age),
    );
    expect(seconds.reduce((sum, age) => sum + age, 0)).toBeLessThanOrEqual(60);
    expect(await response.text()).toContain('<meta name="robots" content="noindex"');
  });
});

for (const path of ["/%E0%A4%A", "/%00", "/about-us%0d%0aX-Evil:1"]) {
  test(`the malformed address ${path} answers 400 with the screen for invalid addresses`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(400);
    const html = await response.text();
    expect(html).toContain("The current address is invalid or not pure");
    expect(html).toContain("<footer");
  });
}

test.describe("a malformed address", () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  test("has working links", async ({ page }) => {
    await page.goto("/%E0%A4%A");
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("an address with capitals works behind a proxy that ends TLS", async ({ request }) => {
  const headers = { "x-forwarded-proto": "https" };
  expect((await request.get("/About-Us", { headers })).status()).toBe(200);
  expect((await request.get("/%E0%A4%A", { headers })).status()).toBe(400);
});

for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
  test(`${method} on a page answers 405`, async ({ request }) => {
    const response = await request.fetch("/about-us", { method, data: "a=1" });
    expect([response.status(), response.headers()["allow"]]).toEqual([405, "GET, HEAD"]);
  });
}
