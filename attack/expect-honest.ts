import type { Answer } from "./ask.ts";
import { expectThat, type Trial } from "./row.ts";

/** The visitor is told in words, within five seconds, that his request was not taken. */
export function expectHonest(trial: Trial, answer: Answer): void {
  const isHonest =
    answer.status >= 500 && /"code":5\d\d/.test(answer.body) && /"msg":"[^"]{10,}/.test(answer.body);
  expectThat(trial, answer, "no 200, and words", isHonest, `${answer.status} ${answer.body.slice(0, 80)}`);
  expectThat(trial, answer, "within 5 s", answer.ms <= 5000, `${answer.ms.toFixed(0)} ms`);
}
