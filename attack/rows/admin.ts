import type { Answer, Question } from "../ask.ts";
import { askLake } from "../lake.ts";
import { type Trial, expectStatus, expectThat, type Row } from "../row.ts";

const LIST = "/admin/staff/inquiries";

/** A token that says of itself that it needs no signature, and two more that were never given. */
const unsigned = [
  { alg: "none", typ: "JWT" },
  { sub: "administrator", role: "administrator", aud: "another" },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .join(".");

export const admin: readonly Row[] = [
  {
    number: 50,
    area: "admin",
    title: "the office's list opens for staff only, and for what it understands",
    async attack(trial) {
      const read = (what: string, headers: Question["headers"] = {}, path = LIST, method = "GET") =>
        askLake(trial.target, path, { method, what, headers });

      expectStatus(trial, await read("through a proxy, no token", { "x-forwarded-for": "203.0.113.9" }), 401);
      expectStatus(
        trial,
        await read("from another site's page", { origin: "https://evil.example" }),
        401,
        403,
      );
      expectStatus(trial, await read("from another site", { "sec-fetch-site": "cross-site" }), 401, 403);
      const wrong = await Promise.all(
        ["nothing", `${unsigned}.`, `${unsigned}.AAAA`, "'or/**/1=1--", "local-read-toke"].map((token) =>
          read(`token ${token.slice(0, 20)}`, bearer(token)),
        ),
      );
      for (const answer of wrong) expectStatus(trial, answer, 401);
      const bodies = new Set(wrong.map(({ body }) => body));
      expectThat(
        trial,
        { request: "all wrong tokens" },
        "the same answer",
        bodies.size === 1,
        [...bodies].join(" | "),
      );
      expectStatus(trial, await read("the site's own token", bearer("local-read-token")), 401, 403);
      for (const method of ["POST", "PUT", "DELETE", "TRACE"]) {
        expectStatus(
          trial,
          await read("with a foreign origin", { origin: "https://evil.example" }, LIST, method),
          401,
          403,
          404,
          405,
        );
      }
      const preflight = await read(
        "from another site's page",
        {
          origin: "https://evil.example",
          "access-control-request-headers": "authorization",
          "access-control-request-method": "PATCH",
        },
        LIST,
        "OPTIONS",
      );
      expectThat(
        trial,
        preflight,
        "may send no credentials",
        !/authorization/i.test(String(preflight.headers["access-control-allow-headers"])),
      );
      await wrongWords(trial, read);
      trial.note("With accounts, and the time a wrong password takes: row 51, on a backend of its own.");
    },
  },
];

async function wrongWords(
  trial: Trial,
  read: (what: string, headers: Question["headers"], path: string) => Promise<Answer>,
): Promise<void> {
  for (const query of [
    "limit=1e9",
    "limit=1000000000",
    "limit=-1",
    "offset=-1",
    "offset=1e99",
    "state=all",
    `text=${"x".repeat(300)}`,
  ]) {
    expectStatus(trial, await read("", {}, `${LIST}?${query}`), 400);
  }
  for (const text of ["' or '1'='1", "%", "_", "\\", "*[_type == 'x']", "; drop table inquiries"]) {
    const path = `${LIST}?text=${encodeURIComponent(`${text} attack-nobody`)}`;
    const answer = await read("meta characters", {}, path);
    expectThat(
      trial,
      answer,
      "looked for as they are: nothing found",
      answer.status === 200 && answer.body.includes('"total":0'),
      `${answer.status} ${answer.body.slice(0, 80)}`,
    );
  }
  expectStatus(
    trial,
    await read("another's id", {}, `${LIST}/00000000-0000-4000-8000-000000000000/file`),
    404,
  );
  expectStatus(trial, await read("an id that climbs", {}, `${LIST}/..%2f..%2fadmin.db/file`), 404);
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}
