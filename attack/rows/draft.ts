import { randomUUID } from "node:crypto";

import { type Answer, ask } from "../ask.ts";
import { mutate } from "../lake.ts";
import { PAGE, readPage } from "../pages.ts";
import { type Trial, expectStatus, expectThat, type Row } from "../row.ts";

const ENABLE = "/api/draft-mode/enable";
const SECRET_TYPE = "sanity.previewUrlSecret";

function expectShut(trial: Trial, answer: Answer): void {
  expectStatus(trial, answer, 400, 401, 403);
  expectNoCookie(trial, answer);
}

function expectNoCookie(trial: Trial, answer: Answer): void {
  const cookies = String(answer.headers["set-cookie"] ?? "");
  const isSet = /__prerender_bypass=[^;]{8,}/.test(cookies);
  expectThat(trial, answer, "no __prerender_bypass", !isSet, cookies);
}

/** What the Studio stores before it opens the preview. */
async function storeSecret({ target }: Trial): Promise<{ id: string; secret: string }> {
  const secret = randomUUID().replaceAll("-", "");
  const id = `drafts.attack-${secret}`;
  await mutate(target, [
    { createOrReplace: { _id: id, _type: SECRET_TYPE, secret, source: "attack", studioUrl: target.studio } },
  ]);
  return { id, secret };
}

function enable(trial: Trial, secret: string, path: string, what: string): Promise<Answer> {
  const query = new URLSearchParams({ "sanity-preview-secret": secret, "sanity-preview-pathname": path });
  return ask(trial.target.site, `${ENABLE}?${query.toString()}`, { what });
}

export const draft: readonly Row[] = [
  {
    number: 18,
    area: "draft",
    title: "the preview opens for a fresh secret of the Studio's only",
    async attack(trial) {
      const { site } = trial.target;
      expectShut(trial, await ask(site, ENABLE));
      expectShut(trial, await enable(trial, "", PAGE, "an empty secret"));
      expectShut(trial, await enable(trial, "0".repeat(32), PAGE, "a wrong secret"));
      expectShut(trial, await enable(trial, '" || true || "', PAGE, "GROQ for a secret"));
      expectShut(trial, await ask(site, `${ENABLE}?sanity-preview-secret=a&sanity-preview-secret=b`));
      const posted = await ask(site, ENABLE, { method: "POST" });
      expectStatus(trial, posted, 405);
      expectNoCookie(trial, posted);
      trial.note(
        "Expired secrets are the lake's to tell by their time, which no client can set: @sanity/preview-url-secret asks for those of the last hour.",
      );
      trial.note(
        "Within that hour a secret opens more than once, as the Studio's own reload needs it: the table's 401 for a re-used one does not hold with Sanity's own protocol.",
      );
    },
  },
  {
    number: 19,
    area: "draft",
    title: "a forged preview cookie shows the published page",
    async attack(trial) {
      const page = await readPage(trial.target);
      for (const value of ["1", "0".repeat(32), randomUUID(), "x".repeat(3000)]) {
        const answer = await ask(trial.target.site, PAGE, {
          headers: { cookie: `__prerender_bypass=${value}; sanity-preview-perspective=drafts` },
          what: `cookie ${value.slice(0, 12)}`,
        });
        expectThat(
          trial,
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
    async attack(trial) {
      const { id, secret } = await storeSecret(trial);
      try {
        const opened = await enable(trial, secret, PAGE, "a fresh secret");
        expectStatus(trial, opened, 307, 302, 303);
        const cookie = (opened.headers["set-cookie"] ?? []).map((each) => each.split(";", 1)[0]).join("; ");
        const page = await readPage(trial.target);
        const previewed = await ask(trial.target.site, PAGE, { headers: { cookie }, what: "as an editor" });
        expectStatus(trial, previewed, 200);
        const control = String(previewed.headers["cache-control"]);
        expectThat(
          trial,
          previewed,
          "private, no-store",
          /no-store/.test(control) && !/public|s-maxage/.test(control),
          control,
        );
        expectThat(trial, previewed, "not the stored page", !previewed.bytes.equals(page.bytes));
        const anonymous = await readPage(trial.target);
        expectThat(trial, anonymous, "the same bytes as before", anonymous.bytes.equals(page.bytes));
        const cookies = String(opened.headers["set-cookie"]);
        expectThat(
          trial,
          opened,
          "the cookie is HttpOnly",
          /__prerender_bypass=[^,]*HttpOnly/i.test(cookies),
          cookies,
        );
      } finally {
        await mutate(trial.target, [{ delete: { id } }]);
      }
    },
  },
  {
    number: 21,
    area: "draft",
    title: "the preview leads to our own pages only",
    async attack(trial) {
      const own = new URL(trial.target.site).host;
      const { id, secret } = await storeSecret(trial);
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
          const answer = await enable(trial, secret, path, JSON.stringify(path));
          const { location } = answer.headers;
          const target = location === undefined ? undefined : URL.parse(location, trial.target.site);
          const isOwn = location === undefined || (target?.host === own && /^https?:$/.test(target.protocol));
          expectThat(
            trial,
            answer,
            "a Location on this site, or none",
            isOwn,
            `${answer.status} ${location}`,
          );
          expectThat(trial, answer, "no header of its own", answer.headers["x-evil"] === undefined);
        }
      } finally {
        await mutate(trial.target, [{ delete: { id } }]);
      }
      const left = await ask(trial.target.site, "/api/draft-mode/disable", {
        method: "POST",
        headers: { referer: "https://evil.example//evil.example/x" },
      });
      expectThat(
        trial,
        left,
        "back to a path of ours",
        new URL(left.headers.location ?? "/", trial.target.site).host === own,
        left.headers.location,
      );
    },
  },
];
