import type { HttpResponse } from "../sandbox/request.ts";
import type { TestContext } from "./context.ts";

type Subject = Pick<HttpResponse, "request">;

/** Asserts that the response has one of these statuses. 0 means a closed connection. */
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

/** Records any other assertion. `expected` describes what `isOk` checks. */
export function expectThat(
  { record }: TestContext,
  { request }: Subject,
  expected: string,
  isOk: boolean,
  actual: unknown = isOk ? "as expected" : "not so",
): void {
  record({ request, expected, actual: String(actual), isOk });
}

/** Asserts a maximum duration. With --fast, which runs while the machine is busy with other checks, it is only noted. */
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

/** Asserts that the visitor gets an error with a message within five seconds. */
export function expectError(context: TestContext, response: HttpResponse): void {
  const { status, body, ms } = response;
  const hasMessage = status >= 500 && /"code":5\d\d/.test(body) && /"msg":"[^"]{10,}/.test(body);
  expectThat(context, response, "status 5xx with a message", hasMessage, `${status} ${body.slice(0, 80)}`);
  expectThat(context, response, "within 5 s", ms <= 5000, `${ms.toFixed(0)} ms`);
}
