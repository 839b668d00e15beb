import { randomUUID } from "node:crypto";

import { mutate } from "../../sandbox/lake.ts";
import { type HttpResponse, send } from "../../sandbox/request.ts";
import { isSamePage, PAGE, readPage } from "../../sandbox/site.ts";
import type { Row, TestContext } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";
import { ENABLE, enable, storeSecret } from "../preview.ts";

export const draft: readonly Row[] = [
  {
    number: 18,
    area: "draft",
    title: "the preview opens only with a valid secret of the Studio",
    async attack(context) {
      const { siteUrl } = context.target;
      expectRejected(context, await send(siteUrl, ENABLE));
      expectRejected(context, await enable(context, "", PAGE, "an empty secret"));
      expectRejected(context, await enable(context, "0".repeat(32), PAGE, "a wrong secret"));
      expectRejected(context, await enable(context, '" || true || "', PAGE, "GROQ as the secret"));
      expectRejected(
        context,
        await send(siteUrl, `${ENABLE}?sanity-preview-secret=a&sanity-preview-secret=b`),
      );
      const posted = await send(siteUrl, ENABLE, { method: "POST" });
      expectStatus(context, posted, 405);
      expectNoCookie(context, posted);
      context.note(
        "Expired secrets: no client can set the time by which the lake decides. @sanity/preview-url-secret queries secrets of the last hour.",
      );
      context.note(
        "Within that hour a secret works more than once, because the Studio uses it again when it reloads. With Sanity's own protocol, 401 for a reused secret is not possible.",
      );
    },
  },
  {
    number: 19,
    area: "draft",
    title: "a forged preview cookie shows the published page",
    async attack(context) {
      const page = await readPage(context.target);
      for (const value of ["1", "0".repeat(32), randomUUID(), "x".repeat(3000)]) {
        const response = await send(context.target.siteUrl, PAGE, {
          headers: { cookie: `__prerender_bypass=${value}; sanity-preview-perspective=drafts` },
          label: `cookie ${value.slice(0, 12)}`,
        });
        expectThat(
          context,
          response,
          "the published page",
          isSamePage(response, page),
          `${response.status}, ${response.bytes.length} of ${page.bytes.length} bytes`,
        );
      }
    },
  },
  {
    number: 20,
    area: "draft",
    title: "only the editor sees the preview; it is never cached",
    async attack(context) {
      const { id, secret } = await storeSecret(context);
      try {
        const enabled = await enable(context, secret, PAGE, "a valid secret");
        expectStatus(context, enabled, 307, 302, 303);
        const cookie = (enabled.headers["set-cookie"] ?? []).map((each) => each.split(";", 1)[0]).join("; ");
        const page = await readPage(context.target);
        const preview = await send(context.target.siteUrl, PAGE, {
          headers: { cookie },
          label: "as an editor",
        });
        expectStatus(context, preview, 200);
        const cacheControl = String(preview.headers["cache-control"]);
        expectThat(
          context,
          preview,
          "private, no-store",
          /no-store/.test(cacheControl) && !/public|s-maxage/.test(cacheControl),
          cacheControl,
        );
        expectThat(context, preview, "not the stored page", !isSamePage(preview, page));
        const anonymous = await readPage(context.target);
        expectThat(context, anonymous, "the same page as before", isSamePage(anonymous, page));
        const cookies = String(enabled.headers["set-cookie"]);
        expectThat(
          context,
          enabled,
          "the cookie is HttpOnly",
          /__prerender_bypass=[^,]*HttpOnly/i.test(cookies),
          cookies,
        );
      } finally {
        await mutate(context.target, [{ delete: { id } }]);
      }
    },
  },
  {
    number: 21,
    area: "draft",
    title: "the preview redirects to pages of this site only",
    async attack(context) {
      const { siteUrl } = context.target;
      const siteHost = new URL(siteUrl).host;
      const { id, secret } = await storeSecret(context);
      try {
        for (const path of [
          "//evil.example",
          "/\\evil.example",
          "\\\\evil.example",
          "/.//evil.example",
          "/x/..//evil.example",
          "https:evil.example",
          "https://evil.example/x",
          "javascript:alert(1)",
          "/%2f%2fevil.example",
          "/\t/evil.example",
          "@evil.example",
          `${PAGE}\r\nX-Evil: 1`,
        ]) {
          const response = await enable(context, secret, path, JSON.stringify(path));
          const { location } = response.headers;
          const url = location === undefined ? undefined : URL.parse(location, siteUrl);
          const isOnSite =
            location === undefined || (url?.host === siteHost && /^https?:$/.test(url.protocol));
          expectThat(
            context,
            response,
            "a Location on this site, or none",
            isOnSite,
            `${response.status} ${location}`,
          );
          expectThat(context, response, "no injected header", response.headers["x-evil"] === undefined);
        }
      } finally {
        await mutate(context.target, [{ delete: { id } }]);
      }
      const disabled = await send(siteUrl, "/api/draft-mode/disable", {
        method: "POST",
        headers: { referer: "https://evil.example//evil.example/x" },
      });
      expectThat(
        context,
        disabled,
        "back to a path of this site",
        new URL(disabled.headers.location ?? "/", siteUrl).host === siteHost,
        disabled.headers.location,
      );
    },
  },
  {
    number: 81,
    area: "draft",
    title: "a page of another site cannot change anything on behalf of a visitor",
    async attack(context) {
      const { siteUrl } = context.target;
      for (const path of [
        "/api/draft-mode/disable",
        "/api/orderInquiry/insert",
        "/api/oss/upload",
        "/api/statistical/insert",
        "/api/vitals/insert",
        PAGE,
      ]) {
        for (const foreign of [
          { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
          { origin: "https://evil.example" },
          { origin: "null" },
          { "sec-fetch-site": "same-site" },
        ]) {
          const headers = {
            ...foreign,
            "content-type": "application/json",
            ...(path === PAGE ? { "next-action": "0".repeat(42) } : {}),
          };
          const label = JSON.stringify(foreign);
          const response = await send(siteUrl, path, { method: "POST", headers, body: "{}", label });
          expectStatus(context, response, 403);
          expectThat(context, response, "no cookie", response.headers["set-cookie"] === undefined);
        }
      }
    },
  },
];

function expectRejected(context: TestContext, response: HttpResponse): void {
  expectStatus(context, response, 400, 401, 403);
  expectNoCookie(context, response);
}

function expectNoCookie(context: TestContext, response: HttpResponse): void {
  const cookies = String(response.headers["set-cookie"] ?? "");
  const isSet = /__prerender_bypass=[^;]{8,}/.test(cookies);
  expectThat(context, response, "no __prerender_bypass cookie", !isSet, cookies);
}
