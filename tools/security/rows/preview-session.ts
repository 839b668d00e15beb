import { mutate } from "../../sandbox/lake.ts";
import { send } from "../../sandbox/request.ts";
import { isSamePage, PAGE, readPage } from "../../sandbox/site.ts";
import { bearer } from "../accounts.ts";
import type { Row } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";
import { bypassCookie, enable, storeSecret } from "../preview.ts";

export const previewSession: readonly Row[] = [
  {
    number: 82,
    area: "draft",
    title: "each editor has a separate preview cookie, which cannot be altered and ends with the preview",
    async attack(context) {
      const { siteUrl } = context.target;
      const { id, secret } = await storeSecret(context);
      try {
        const [first, second] = [
          await enable(context, secret, PAGE, "an editor"),
          await enable(context, secret, PAGE, "another editor"),
        ];
        const [mine, other] = [bypassCookie(first), bypassCookie(second)];
        expectThat(context, second, "another cookie", mine !== other, other);
        const published = await readPage(context.target);
        const isPreview = async (value: string) => {
          const headers = { cookie: `__prerender_bypass=${value}` };
          const response = await send(siteUrl, PAGE, { headers, label: `cookie ${value.slice(0, 12)}` });
          return { response, isOpen: !isSamePage(response, published) };
        };
        const opened = await isPreview(mine);
        expectThat(context, opened.response, "the preview", opened.isOpen);
        for (const altered of [
          mine.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
          `${mine}x`,
          mine.slice(0, -1),
          mine.split(".").at(-1) ?? "",
        ]) {
          const { response, isOpen } = await isPreview(altered);
          expectThat(context, response, "the published page", !isOpen);
        }
        const left = await send(siteUrl, "/api/draft-mode/disable", {
          method: "POST",
          headers: { cookie: `__prerender_bypass=${mine}`, origin: siteUrl, "sec-fetch-site": "same-origin" },
        });
        expectStatus(context, left, 303);
        const kept = await isPreview(mine);
        expectThat(context, kept.response, "a copied cookie has ended with the preview", !kept.isOpen);
        const unaffected = await isPreview(other);
        expectThat(context, unaffected.response, "the other editor's goes on", unaffected.isOpen);
      } finally {
        await mutate(context.target, [{ delete: { id } }]);
      }
      context.note("Twelve hours: web/draft/preview-cookie.test.ts.");
    },
  },
  {
    number: 87,
    area: "draft",
    title: "the preview gives the browser only a token that expires",
    async attack(context) {
      const { siteUrl, lakeUrl } = context.target;
      const { id, secret } = await storeSecret(context);
      try {
        const cookie = `__prerender_bypass=${bypassCookie(await enable(context, secret, PAGE, "an editor"))}`;
        const preview = await send(siteUrl, PAGE, { headers: { cookie }, label: "as an editor" });
        const tokens = [...preview.body.matchAll(/token\\?":\\?"([^"\\]+)/g)].map(([, token = ""]) => token);
        const [token = "none"] = tokens;
        const expiresAt = Number(/^preview\.(\d{13})\./.exec(token)?.[1]);
        const hours = (expiresAt - Date.now()) / 3_600_000;
        const isShort = new Set(tokens).size === 1 && hours > 11 && hours < 14;
        expectThat(
          context,
          preview,
          "one token, for half a day",
          isShort,
          `${tokens.length}, ${hours} hours`,
        );
        const read = (readToken: string, label: string) =>
          send(lakeUrl, "/v2025-02-19/data/query/production?query=count(*)", {
            headers: bearer(readToken),
            label,
          });
        expectStatus(context, await read(token, "with the token"), 200);
        const later = token.replace(String(expiresAt), String(expiresAt + 3_600_000));
        expectStatus(context, await read(later, "with the token and a later expiry"), 401);
        const written = await send(lakeUrl, "/v2025-02-19/data/mutate/production", {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          body: `{"mutations":[{"create":{"_type":"attack"}}]}`,
          label: "with the token",
        });
        expectStatus(context, written, 403);
      } finally {
        await mutate(context.target, [{ delete: { id } }]);
      }
      context.note("It expires: packages/content-lake/access/preview-token.test.ts.");
    },
  },
];
