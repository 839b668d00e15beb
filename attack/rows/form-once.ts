import { API } from "../api.ts";
import { ask, postJson } from "../ask.ts";
import { leadsOf, newInquiry } from "../office.ts";
import { expectStatus, expectThat, type Row } from "../row.ts";

export const formOnce: readonly Row[] = [
  {
    number: 35,
    area: "form",
    title: "the same request twice is one lead with the same answer",
    async attack(trial) {
      const { target } = trial;
      const inquiry = newInquiry();
      const headers = { "idempotency-key": `attack-${inquiry.email}` };
      const answers = await Promise.all(
        [1, 2, 3].map(() => postJson(target.site, API.inquiry, inquiry, { headers })),
      );
      for (const answer of answers) expectStatus(trial, answer, 200);
      const [first] = answers;
      if (first === undefined) throw new Error("Nothing was asked.");
      expectThat(trial, first, "the same answer", new Set(answers.map(({ body }) => body)).size === 1);
      const leads = await leadsOf(target, inquiry.email);
      expectThat(trial, first, "one lead", leads.length === 1, `${leads.length} leads`);

      const other = newInquiry();
      const what = "another request under the same key";
      const reused = await postJson(target.site, API.inquiry, other, { headers, what });
      const count = (await leadsOf(target, other.email)).length;
      const isHonest = reused.status === 200 ? count === 1 : count === 0;
      expectThat(trial, reused, "stored if it says 200", isHonest, `${reused.status}, ${count} leads`);
    },
  },
  {
    number: 36,
    area: "form",
    title: "a request from elsewhere stores nothing",
    async attack(trial) {
      const { site } = trial.target;
      const inquiry = newInquiry();
      const post = (headers: Record<string, string>) =>
        postJson(site, API.inquiry, inquiry, { headers, what: JSON.stringify(headers) });
      expectStatus(trial, await post({ origin: "https://evil.example" }), 403);
      expectStatus(trial, await post({ origin: "null" }), 403);
      expectStatus(trial, await post({ "sec-fetch-site": "cross-site" }), 403);
      expectStatus(trial, await post({ "sec-fetch-site": "same-site" }), 403);
      expectStatus(trial, await post({ "content-type": "text/plain" }), 415);
      expectStatus(trial, await post({ "content-type": "application/x-www-form-urlencoded" }), 415);
      const query = new URLSearchParams(inquiry).toString();
      expectStatus(trial, await ask(site, `${API.inquiry}?${query}`), 405);
      const leads = await leadsOf(trial.target, inquiry.email);
      expectThat(
        trial,
        { request: "all of them" },
        "nothing stored",
        leads.length === 0,
        `${leads.length} leads`,
      );
    },
  },
];
