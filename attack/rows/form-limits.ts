import { API } from "../api.ts";
import { type Answer, newVisitor, postJson, type Visitor } from "../ask.ts";
import { newInquiry } from "../office.ts";
import { type Trial, expectStatus, expectThat, type Row } from "../row.ts";

const SITES = { fast: 100, normal: 1000, full: 1000 };

function post({ target }: Trial, visitor: Visitor, headers: Record<string, string> = {}): Promise<Answer> {
  return postJson(target.site, API.inquiry, newInquiry(), { visitor, headers });
}

/** Twelve posts, one after the other; `forwarded` says what each claims about where it comes from. */
async function twelve(
  trial: Trial,
  visitor: Visitor,
  forwarded: (index: number) => string,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < 12; index += 1) {
    answers.push(await post(trial, visitor, { "x-forwarded-for": forwarded(index) }));
  }
  return answers;
}

function expectLimited(trial: Trial, request: string, answers: readonly Answer[]): void {
  const refused = answers.filter(({ status }) => status === 429);
  const statuses = answers.map(({ status }) => status).join(" ");
  expectThat(trial, { request }, "429 for the last ones", answers.at(-1)?.status === 429, statuses);
  const waits = refused.map(({ headers }) => Number(headers["retry-after"]));
  const isSaid = waits.every((wait) => wait >= 1 && wait <= 60);
  expectThat(trial, { request }, "Retry-After in seconds", isSaid, waits.join(" "));
}

export const formLimits: Row = {
  number: 37,
  area: "form",
  title: "one address is limited, whatever it forges; others are not",
  async attack(trial) {
    const visitor = newVisitor();
    const plain = await twelve(trial, visitor, () => visitor.address);
    expectLimited(trial, `12 × POST ${API.inquiry}`, plain);

    // What the visitor writes stands in front of what a proxy of ours writes.
    const forger = newVisitor();
    const forged = await twelve(trial, forger, (index) => `203.0.113.${index}, ${forger.address}`);
    expectLimited(trial, `12 × POST ${API.inquiry}, each with a forged X-Forwarded-For`, forged);

    const rotating = newVisitor();
    const network = `2001:db8:${Date.now().toString(16).slice(-4)}:1`;
    const rotated = await twelve(trial, rotating, (index) => `${network}::${index + 1}`);
    expectLimited(trial, `12 × POST ${API.inquiry} from one /64 network`, rotated);

    expectStatus(trial, await post(trial, newVisitor()), 200);
    const many = Array.from({ length: SITES[trial.scale] }, () => newVisitor());
    const answers = await Promise.all(many.map((each) => post(trial, each)));
    const good = answers.filter(({ status }) => status === 200).length;
    expectThat(
      trial,
      { request: `POST ${API.inquiry} from ${many.length} addresses` },
      "200 for each",
      good === many.length,
      `${good} times 200`,
    );
    expectThat(
      trial,
      { request: `POST ${API.inquiry} of the limited address, after all these` },
      "429 still",
      (await post(trial, visitor)).status === 429,
    );
  },
};
