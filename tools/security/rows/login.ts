import { sendToLake } from "../../sandbox/lake.ts";
import type { HttpResponse } from "../../sandbox/request.ts";
import type { Row, TestContext } from "../context.ts";
import { expectStatus } from "../expect.ts";

const LOGIN = "/v1/auth/login/password";

export const login: readonly Row[] = [
  {
    number: 92,
    area: "admin",
    title: "a login returns only to a Studio, and its session id is useless elsewhere",
    async attack(context) {
      const { siteUrl, studioUrl, lakeUrl } = context.target;
      const onLoopback = siteUrl.replace("localhost", "127.0.0.1");
      for (const origin of [
        `${siteUrl}/`,
        `${siteUrl}/a-redirect-of-an-editor`,
        `${onLoopback}/x`,
        lakeUrl,
      ]) {
        expectStatus(context, await signIn(context, origin), 400);
      }
      for (const origin of ["https://evil.example", siteUrl, undefined]) {
        const signedIn = await signIn(context, studioUrl);
        expectStatus(context, signedIn, 303);
        const sid = /#sid=(.+)$/.exec(String(signedIn.headers.location))?.[1] ?? "";
        const fetched = await sendToLake(context.target, `/v1/auth/fetch?sid=${sid}`, {
          label: `from ${origin ?? "a program"}`,
          headers: { origin },
        });
        expectStatus(context, fetched, 401);
      }
      context.note(
        "Without accounts only. The same with an account: packages/content-lake/access/login.test.ts.",
      );
    },
  },
];

function signIn({ target }: TestContext, origin: string): Promise<HttpResponse> {
  return sendToLake(target, LOGIN, {
    method: "POST",
    label: `back to ${origin}`,
    headers: { "content-type": "application/x-www-form-urlencoded", origin: target.lakeUrl },
    body: new URLSearchParams({ origin }).toString(),
  });
}
