import { type Answer, newVisitor, postJson, type Visitor } from "../ask.ts";
import { type Bench, expectStatus, expectThat, type Row } from "../bench.ts";
import { newInquiry } from "../office.ts";

const INSERT = "/api/orderInquiry/insert";
const SITES = { fast: 100, normal: 1000, full: 1000 };

function post({ target }: Bench, visitor: Visitor, headers: Record<string, string> = {}): Promise<Answer> {
  return postJson(target.site, INSERT, newInquiry(), { visitor, headers });
}

/** Twelve posts, one after the other; `forwarded` says what each claims about where it comes from. */
async function twelve(
  bench: Bench,
  visitor: Visitor,
  forwarded: (index: number) => string,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < 12; index += 1) {
    answers.push(await post(bench, visitor, { "x-forwarded-for": forwarded(index) }));
  }
  return answers;
}

function expectLimited(bench: Bench, request: string, answers: readonly Answer[]): void {
  const refused = answers.filter(({ status }) => status === 429);
  const statuses = answers.map(({ status }) => status).join(" ");
  expectThat(bench, { request }, "429 for the last ones", answers.at(-1)?.status === 429, statuses);
  const waits = refused.map(({ headers }) => Number(headers["retry-after"]));
  const isSaid = waits.every((wait) => wait >= 1 && wait <= 60);
  expectThat(bench, { request }, "Retry-After in seconds", isSaid, waits.join(" "));
}

export const formLimits: Row = {
  number: 37,
  area: "form",
  title: "one address is limited, whatever it forges; others are not",
  async attack(bench) {
    const visitor = newVisitor();
    const plain = await twelve(bench, visitor, () => visitor.address);
    expectLimited(bench, `12 × POST ${INSERT}`, plain);

    // What the visitor writes stands in front of what a proxy of ours writes.
    const forger = newVisitor();
    const forged = await twelve(bench, forger, (index) => `203.0.113.${index}, ${forger.address}`);
    expectLimited(bench, `12 × POST ${INSERT}, each with a forged X-Forwarded-For`, forged);

    const rotating = newVisitor();
    const network = `2001:db8:${Date.now().toString(16).slice(-4)}:1`;
    const rotated = await twelve(bench, rotating, (index) => `${network}::${index + 1}`);
    expectLimited(bench, `12 × POST ${INSERT} from one /64 network`, rotated);

    expectStatus(bench, await post(bench, newVisitor()), 200);
    const many = Array.from({ length: SITES[bench.scale] }, () => newVisitor());
    const answers = await Promise.all(many.map((each) => post(bench, each)));
    const good = answers.filter(({ status }) => status === 200).length;
    expectThat(
      bench,
      { request: `POST ${INSERT} from ${many.length} addresses` },
      "200 for each",
      good === many.length,
      `${good} times 200`,
    );
    expectThat(
      bench,
      { request: `POST ${INSERT} of the limited address, after all these` },
      "429 still",
      (await post(bench, visitor)).status === 429,
    );
  },
};
