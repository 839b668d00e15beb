import { randomUUID } from "node:crypto";

import { type Answer, ask } from "../ask.ts";
import { type Bench, expectStatus, expectThat, type Row } from "../bench.ts";
import { mutate } from "../lake.ts";
import { PAGE, readPage } from "../pages.ts";

const ENABLE = "/api/draft-mode/enable";
const SECRET_TYPE = "sanity.previewUrlSecret";

function expectShut(bench: Bench, answer: Answer): void {
  expectStatus(bench, answer, 400, 401, 403);
  expectNoCookie(bench, answer);
}

function expectNoCookie(bench: Bench, answer: Answer): void {
  const cookies = String(answer.headers["set-cookie"] ?? "");
  const isSet = /__prerender_bypass=[^;]{8,}/.test(cookies);
  expectThat(bench, answer, "no __prerender_bypass", !isSet, cookies);
}

/** What the Studio stores before it opens the preview. */
async function storeSecret({ target }: Bench): Promise<{ id: string; secret: string }> {
  const secret = randomUUID().replaceAll("-", "");
  const id = `drafts.attack-${secret}`;
  await mutate(target, [
    { createOrReplace: { _id: id, _type: SECRET_TYPE, secret, source: "attack", studioUrl: target.studio } },
  ]);
  return { id, secret };
}

function enable(bench: Bench, secret: string, path: string, what: string): Promise<Answer> {
  const query = new URLSearchParams({ "sanity-preview-secret": secret, "sanity-preview-pathname": path });
  return ask(bench.target.site, `${ENABLE}?${query.toString()}`, { what });
}

export const draft: readonly Row[] = [
  {
    number: 18,
    area: "draft",
    title: "the preview opens for a fresh secret of the Studio's only",
    async attack(bench) {
      const { site } = bench.target;
      expectShut(bench, await ask(site, ENABLE));
      expectShut(bench, await enable(bench, "", PAGE, "an empty secret"));
      expectShut(bench, await enable(bench, "0".repeat(32), PAGE, "a wrong secret"));
      expectShut(bench, await enable(bench, '" || true || "', PAGE, "GROQ for a secret"));
      expectShut(bench, await ask(site, `${ENABLE}?sanity-preview-secret=a&sanity-preview-secret=b`));
      const posted = await ask(site, ENABLE, { method: "POST" });
      expectStatus(bench, posted, 405);
      expectNoCookie(bench, posted);
      bench.note(
        "Expired secrets are the lake's to tell by their time, which no client can set: @sanity/preview-url-secret asks for those of the last hour.",
      );
      bench.note(
        "Within that hour a secret opens more than once, as the Studio's own reload needs it: the table's 401 for a re-used one does not hold with Sanity's own protocol.",
      );
    },
  },
  {
    number: 19,
    area: "draft",
    title: "a forged preview cookie shows the published page",
    async attack(bench) {
      const page = await readPage(bench.target);
      for (const value of ["1", "0".repeat(32), randomUUID(), "x".repeat(3000)]) {
        const answer = await ask(bench.target.site, PAGE, {
          headers: { cookie: `__prerender_bypass=${value}; sanity-preview-perspective=drafts` },
          what: `cookie ${value.slice(0, 12)}`,
        });
        expectThat(
          bench,
          answer,
          "the page's own bytes",
          answer.bytes.equals(page.bytes),
          `${answer.status}, ${answer.bytes.length} of ${page.bytes.length} bytes`,
        );
      }
    },
  },
  {
    number: 20,
    area: "draft",
    title: "what an editor sees is his alone",
    async attack(bench) {
      const { id, secret } = await storeSecret(bench);
      try {
        const opened = await enable(bench, secret, PAGE, "a fresh secret");
        expectStatus(bench, opened, 307, 302, 303);
        const cookie = (opened.headers["set-cookie"] ?? []).map((each) => each.split(";", 1)[0]).join("; ");
        const page = await readPage(bench.target);
        const previewed = await ask(bench.target.site, PAGE, { headers: { cookie }, what: "as an editor" });
        expectStatus(bench, previewed, 200);
        const control = String(previewed.headers["cache-control"]);
        expectThat(
          bench,
          previewed,
          "private, no-store",
          /no-store/.test(control) && !/public|s-maxage/.test(control),
          control,
        );
        expectThat(bench, previewed, "not the stored page", !previewed.bytes.equals(page.bytes));
        const anonymous = await readPage(bench.target);
        expectThat(bench, anonymous, "the same bytes as before", anonymous.bytes.equals(page.bytes));
        const cookies = String(opened.headers["set-cookie"]);
        expectThat(
          bench,
          opened,
          "the cookie is HttpOnly",
          /__prerender_bypass=[^,]*HttpOnly/i.test(cookies),
          cookies,
        );
      } finally {
        await mutate(bench.target, [{ delete: { id } }]);
      }
    },
  },
  {
    number: 21,
    area: "draft",
    title: "the preview leads to our own pages only",
    async attack(bench) {
      const own = new URL(bench.target.site).host;
      const { id, secret } = await storeSecret(bench);
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
          const answer = await enable(bench, secret, path, JSON.stringify(path));
          const { location } = answer.headers;
          const target = location === undefined ? undefined : URL.parse(location, bench.target.site);
          const isOwn = location === undefined || (target?.host === own && /^https?:$/.test(target.protocol));
          expectThat(
            bench,
            answer,
            "a Location on this site, or none",
            isOwn,
            `${answer.status} ${location}`,
          );
          expectThat(bench, answer, "no header of its own", answer.headers["x-evil"] === undefined);
        }
      } finally {
        await mutate(bench.target, [{ delete: { id } }]);
      }
      const left = await ask(bench.target.site, "/api/draft-mode/disable", {
        method: "POST",
        headers: { referer: "https://evil.example//evil.example/x" },
      });
      expectThat(
        bench,
        left,
        "back to a path of ours",
        new URL(left.headers.location ?? "/", bench.target.site).host === own,
        left.headers.location,
      );
    },
  },
];
