import { type Answer, ask, type Question } from "./ask.ts";
import type { OwnStack } from "./own-stack.ts";
import type { Target } from "./target.ts";

/** Asks the backend as the person who sits at the machine: with no proxy in between. */
export function askLake(
  { lake }: Pick<Target, "lake">,
  path: string,
  { headers, ...question }: Question = {},
): Promise<Answer> {
  return ask(lake, path, { ...question, headers: { "x-forwarded-for": undefined, ...headers } });
}

/** Changes content past the Studio; 200 when the lake has taken it. */
export function sendMutations(
  target: Pick<Target, "lake">,
  mutations: readonly Record<string, unknown>[],
): Promise<Answer> {
  return askLake(target, "/v2025-02-19/data/mutate/production", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mutations }),
  });
}

/** The same. Throws when the lake refuses. */
export async function mutate(...change: Parameters<typeof sendMutations>): Promise<void> {
  const { status, body } = await sendMutations(...change);
  if (status !== 200) throw new Error(`The lake answered ${status}: ${body}`);
}

/** How many queries the lake has been asked, by its log. */
export function countQueries(own: OwnStack): number {
  return own.linesOf("backend").filter((line) => line.includes("/data/query/")).length;
}
