import type { Sandbox } from "../sandbox/sandbox.ts";
import type { Target } from "../sandbox/target.ts";

/** How much load a row causes: `fast` in CI, `normal` by hand, `full` with the sizes of the specification. */
export type Scale = "fast" | "normal" | "full";

/** The result of one assertion. */
export interface Assertion {
  readonly request: string;
  readonly expected: string;
  readonly actual: string;
  readonly isOk: boolean;
}

/** The context in which a row runs. */
export interface TestContext {
  /** The running site. */
  readonly target: Target;
  readonly scale: Scale;
  /** Starts servers that may be killed. All rows share them. Throws a SkipError if they cannot be started. */
  readonly openSandbox: () => Promise<Sandbox>;
  /** Adds an assertion to the row's result. */
  readonly record: (assertion: Assertion) => void;
  /** Adds a note that says why something is not tested here, or where else it is tested. */
  readonly note: (text: string) => void;
}

/** One row of the table of attacks and faults. */
export interface Row {
  readonly number: number;
  readonly area: string;
  /** The property that must hold during the attack. */
  readonly title: string;
  /** Set if the row kills or breaks servers, or takes minutes. It then runs in a sandbox, and not with --fast. */
  readonly needsSandbox?: true;
  readonly attack: (context: TestContext) => Promise<void>;
}
