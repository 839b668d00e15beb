import type { Sandbox } from "../harness/sandbox.ts";
import type { Target } from "../harness/target.ts";

/** How much load a row makes: `fast` in CI, `normal` by hand, `full` with the sizes of the specification. */
export type Scale = "fast" | "normal" | "full";

/** The result of one assertion. */
export interface Assertion {
  readonly request: string;
  readonly expected: string;
  readonly actual: string;
  readonly isOk: boolean;
}

/** What a row works with. */
export interface TestContext {
  /** The running site. */
  readonly target: Target;
  readonly scale: Scale;
  /** Servers that may be killed, the same ones for all rows. Throws a SkipError where none can be started. */
  readonly openSandbox: () => Promise<Sandbox>;
  /** Adds an assertion to the row's result. */
  readonly record: (assertion: Assertion) => void;
  /** Says why something is not tested here, or where else it is tested. */
  readonly note: (text: string) => void;
}

/** One row of the table of attacks and faults. */
export interface Row {
  readonly number: number;
  readonly area: string;
  /** What holds under the attack. */
  readonly title: string;
  /** The row kills servers, breaks them or takes minutes. It runs in a sandbox, and not with --fast. */
  readonly needsSandbox?: true;
  readonly attack: (context: TestContext) => Promise<void>;
}
