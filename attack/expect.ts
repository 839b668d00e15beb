import type { HttpResponse } from "../harness/request.ts";
import type { TestContext } from "./context.ts";

type Subject = Pick<HttpResponse, "request">;

/** The response has one of these statuses; 0 is a closed connection. */
export function expectStatus(
  { record }: TestContext,
  { request, status, body }: HttpResponse,
  ...allowed: readonly number[]
): void {
  record({
    request,
    expected: allowed.join(" or "),
    actual: `${status}${status >= 400 ? ` ${body.slice(0, 80)}` : ""}`,
    isOk: allowed.includes(status),
  });
}

/** Any other assertion. `expected` says in words what `isOk` checks. */
export function expectThat(
  { record }: TestContext,
  { request }: Subject,
  expected: string,
  isOk: boolean,
  actual: unknown = isOk ? "as expected" : "not so",
): void {
  record({ request, expected, actual: String(actual), isOk });
}

/** An assertion about time. With --fast, which runs on a machine busy with other checks, it is only noted. */
export function expectDuration(
  context: TestContext,
  { request }: Subject,
  expected: string,
  isOk: boolean,
  actual: string,
): void {
  if (context.scale === "fast") context.note(`${request}: ${actual} (${expected})`);
  else expectThat(context, { request }, expected, isOk, actual);
}

/** Within five seconds the visitor gets an error with a message: never a success, never silence. */
export function expectError(context: TestContext, response: HttpResponse): void {
  const { status, body, ms } = response;
  const hasMessage = status >= 500 && /"code":5\d\d/.test(body) && /"msg":"[^"]{10,}/.test(body);
  expectThat(context, response, "status 5xx with a message", hasMessage, `${status} ${body.slice(0, 80)}`);
  expectThat(context, response, "within 5 s", ms <= 5000, `${ms.toFixed(0)} ms`);
}
