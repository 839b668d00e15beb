import { API } from "../api.ts";
import { postJson } from "../ask.ts";
import { askLake } from "../lake.ts";
import { leadsOf, newInquiry } from "../office.ts";
import { type Trial, expectStatus, expectThat, type Row } from "../row.ts";

async function stateOf({ target }: Trial, email: string): Promise<string> {
  const leads = await leadsOf(target, email);
  return leads.map(({ state }) => state).join() || "nothing stored";
}

export const formContent: readonly Row[] = [
  {
    number: 38,
    area: "form",
    title: "what a machine sent is answered like any other, stored, and marked",
    async attack(trial) {
      const { site } = trial.target;
      for (const [what, headers] of [
        ["with the hidden field filled", { "x-suspected": "hidden field" }],
        ["sent 200 ms after the load", { "x-suspected": "too fast" }],
        ["by no browser", { origin: undefined, "sec-fetch-site": undefined }],
      ] as const) {
        const inquiry = newInquiry();
        const answer = await postJson(site, API.inquiry, inquiry, { headers, what });
        expectStatus(trial, answer, 200);
        const state = await stateOf(trial, inquiry.email);
        expectThat(trial, answer, "stored as spam", state === "spam", state);
      }
      trial.note(
        "That the page sets the mark: e2e/visitor/quote-sending.spec.ts, web/quote/send-quote.test.ts.",
      );
      trial.note(
        'That no mail goes out: row 41, and backend/admin/public-routes.test.ts, "a suspected request".',
      );
    },
  },
  {
    number: 39,
    area: "form",
    title: "fields that are none are refused by name, and nothing crashes",
    async attack(trial) {
      const { site } = trial.target;
      const wrong: [string, unknown, string][] = [
        ["NUL", newInquiry({ firstName: "A\u0000da" }), "firstName"],
        ["a right-to-left override", newInquiry({ lastName: "txt\u202Eexe" }), "lastName"],
        ["an escape sequence", newInquiry({ message: "\u001B[31mred" }), "message"],
        ["501 characters", newInquiry({ message: "x".repeat(501) }), "message"],
        ["a list for a text", newInquiry({ email: ["a@example.com"] }), "email"],
        ["an object for a text", newInquiry({ phone: { $ne: "" } }), "phone"],
        ["a field more", newInquiry({ role: "admin" }), "role"],
        ["a page's type with control characters", newInquiry({ webType: "a\u001B[2J" }), "webType"],
      ];
      for (const [what, body, field] of wrong) {
        const answer = await postJson(site, API.inquiry, body, { what });
        expectStatus(trial, answer, 400);
        const isNamed = answer.body.includes(field);
        expectThat(trial, answer, `names ${field}`, isNamed, answer.body.slice(0, 90));
      }
      const inquiry = newInquiry();
      const text = JSON.stringify(inquiry);
      const inside = text.slice(1, -1);
      const broken: [string, string, number[]][] = [
        ["1 MB of text", JSON.stringify(newInquiry({ message: "x".repeat(1_000_000) })), [413]],
        ["__proto__", `{${inside},"__proto__":{"role":"admin"}}`, [400]],
        ["constructor", `{${inside},"constructor":{"prototype":{"role":"admin"}}}`, [400]],
        [
          "10,000 fields more",
          `{${inside},${Array.from({ length: 10_000 }, (_, index) => `"f${index}":1`).join()}}`,
          [413],
        ],
        ["15,000 lists in each other", "[".repeat(15_000) + "]".repeat(15_000), [400]],
        ["half of it", text.slice(0, 40), [400]],
        ["nothing", "", [400]],
        ["null", "null", [400]],
        ["bytes that are no UTF-8", `{${inside},"x":"\uFFFD"}`, [400]],
      ];
      for (const [what, body, statuses] of broken) {
        expectStatus(trial, await postJson(site, API.inquiry, body, { what }), ...statuses);
      }
      expectThat(
        trial,
        { request: "all of these" },
        "nothing stored",
        (await leadsOf(trial.target, inquiry.email)).length === 0,
      );

      const twice = await postJson(site, API.inquiry, `{"email":"first@example.com",${inside}}`, {
        what: "a key twice",
      });
      const { length } = await leadsOf(trial.target, inquiry.email);
      const isHonest = twice.status === 400 || (twice.status === 200 && length === 1);
      expectThat(
        trial,
        twice,
        "400, or 200 and one lead of the last",
        isHonest,
        `${twice.status}, ${length} leads`,
      );

      const cheerful = newInquiry({ message: "Größe 10 µm 😀", fileName: "a\u0000\u202E.step" });
      expectStatus(trial, await postJson(site, API.inquiry, cheerful), 200);
      const [stored] = await leadsOf(trial.target, cheerful.email);
      expectThat(
        trial,
        { request: "its file's name" },
        "no NUL, no override",
        stored?.fileName === "a__.step",
        stored?.fileName,
      );
      expectThat(
        trial,
        { request: "the lead with emoji" },
        "stored as it was typed",
        stored?.message === "Größe 10 µm 😀",
        stored?.message,
      );
    },
  },
  {
    number: 40,
    area: "form",
    title: "text stays text in mail, tables, pages and logs",
    async attack(trial) {
      const { site } = trial.target;
      const evil = newInquiry({
        firstName: '=HYPERLINK("http://evil.example")',
        lastName: "Ada\r\nBcc: x@evil.example",
        message: "{{7*7}} <img src=x onerror=alert(1)>\n@SUM(1+1)",
        phone: "+1-2",
      });
      const answer = await postJson(site, API.inquiry, evil);
      expectStatus(trial, answer, 200);
      expectThat(trial, answer, "nothing of it reflected", !answer.body.includes("evil"), answer.body);
      const csv = await askLake(trial.target, "/admin/staff/inquiries.csv");
      expectStatus(trial, csv, 200);
      const cells = [...csv.body.matchAll(/(?:^\uFEFF?|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? "",
      );
      const formula = cells.find((cell) => cell.includes("evil.example"));
      expectThat(trial, csv, "the formula is text", formula?.startsWith("'=HYPER") === true, formula);
      const live = cells.filter((cell) => /^[=+\-@\t\r]/.test(cell));
      expectThat(trial, csv, "no cell begins with = + - @", live.length === 0, live.slice(0, 3).join(" | "));
      expectThat(
        trial,
        csv,
        "an attachment",
        String(csv.headers["content-disposition"]).startsWith("attachment"),
      );
      trial.note("Mail headers: row 41 reads a mail that was really sent. Log lines: row 41 reads the log.");
    },
  },
];
