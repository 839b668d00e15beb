import type { Answer } from "./ask.ts";
import type { OwnStack } from "./own-stack.ts";
import type { Target } from "./target.ts";

/** How much is thrown: `fast` in CI, `normal` by hand, `full` with the table's own sizes. */
export type Scale = "fast" | "normal" | "full";

export interface Finding {
  readonly request: string;
  readonly expected: string;
  readonly seen: string;
  readonly isOk: boolean;
}

/** What a row works with: the running site, and where it writes down what it saw. */
export interface Trial {
  readonly target: Target;
  readonly scale: Scale;
  /** A site, Studio and backend that may be broken; throws a NotTried where there is none. */
  readonly ownStack: () => Promise<OwnStack>;
  readonly check: (finding: Finding) => void;
  /** Why something is not tried here, or where it is proven. */
  readonly note: (words: string) => void;
}

/** One line of the table of attacks and faults. */
export interface Row {
  readonly number: number;
  readonly area: string;
  readonly title: string;
  /** It kills or breaks servers, or takes minutes: not against the running site, and not in `fast`. */
  readonly isAlone?: true;
  readonly attack: (trial: Trial) => Promise<void>;
}

/** A row that cannot be tried here. */
export class NotTried extends Error {
  override readonly name = "NotTried";
}

/** The answer has one of these statuses. */
export function expectStatus({ check }: Trial, answer: Answer, ...allowed: readonly number[]): void {
  check({
    request: answer.request,
    expected: allowed.join(" or "),
    seen: `${answer.status}${answer.status >= 400 ? ` ${answer.body.slice(0, 80)}` : ""}`,
    isOk: allowed.includes(answer.status),
  });
}

/** Something about an answer, in words, beside its status. */
export function expectThat(
  { check }: Trial,
  { request }: Pick<Answer, "request">,
  expected: string,
  isOk: boolean,
  seen: unknown = isOk ? "so it is" : "it is not so",
): void {
  check({ request, expected, seen: String(seen), isOk });
}

/** How long something took. In `fast`, on a machine that is busy with other checks, it is told and fails nothing. */
export function expectQuick(
  trial: Trial,
  { request }: Pick<Answer, "request">,
  expected: string,
  isOk: boolean,
  seen: string,
): void {
  if (trial.scale === "fast") trial.note(`${request}: ${seen} (${expected})`);
  else expectThat(trial, { request }, expected, isOk, seen);
}
