import { type Answer, ask } from "./ask.ts";
import type { Target } from "./target.ts";

const API = "/v2025-02-19/data";

/** Changes content past the Studio, as the person who sits at the machine. Throws when the lake refuses. */
export async function mutate(
  { lake }: Pick<Target, "lake">,
  mutations: readonly Record<string, unknown>[],
): Promise<void> {
  const answer = await ask(lake, `${API}/mutate/production`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": undefined },
    body: JSON.stringify({ mutations }),
  });
  if (answer.status !== 200) throw new Error(`The lake answered ${answer.status}: ${answer.body}`);
}

/** The first answer that is as it should be, or the last one when the time is up. */
export async function until(
  askOnce: () => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
  limitMs = 5000,
): Promise<Answer> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const answer = await askOnce();
    if (isRight(answer) || performance.now() > deadline) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
