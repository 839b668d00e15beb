import type { StoredDocument } from "stored-values/stored-document.ts";
import { storedField } from "stored-values/stored-value.ts";

import type { CheckReply, CheckRequest, Query, QueryAnswer } from "./check-messages.ts";
import type { FieldFinding } from "./findings.ts";

/** What the runner needs of a Worker. */
export interface CheckWorker {
  postMessage: (message: CheckRequest | QueryAnswer, options: StructuredSerializeOptions) => void;
  addEventListener: {
    (type: "message", listener: (event: { readonly data: CheckReply }) => void): void;
    (type: "error", listener: () => void): void;
  };
  terminate: () => void;
}

/** How long a request may take, in milliseconds. */
interface Limits {
  /** While no query is waiting for the lake. */
  readonly computing: number;
  /** In all, which also limits how many queries a document can cause. */
  readonly total: number;
}

/** Several times as long as the slowest rule needs for 1,400 documents on a slow machine. */
const LIMITS: Limits = { computing: 20_000, total: 120_000 };

/** How long a browser may load and start the worker, which checks nothing then. */
const STARTING: Limits = { computing: 120_000, total: 120_000 };

const TICKS = 20;

/** The documents to check, and how to answer the queries of rules. */
export interface CheckedContent {
  /** By their ids without “drafts.”. A document that has changed is another object. */
  readonly documents: ReadonlyMap<string, StoredDocument>;
  readonly published: ReadonlySet<string>;
  readonly ask: (query: Query) => Promise<unknown>;
}

type OnFound = (id: string, findings: readonly FieldFinding[]) => void;

/** Undefined if a request was done. Otherwise what prevented that, after the name of what was checked: “takes too long”. */
export type Failure = string | undefined;

/**
 * Runs the rules in a worker, one request after another. A request that takes too long ends the worker, and the next request starts a new
 * one.
 */
export function createCheckRunner(startWorker: () => CheckWorker, limits: Limits = LIMITS) {
  let running: ReturnType<typeof connect> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function connect() {
    const worker = startWorker();
    let onReply: ((reply: CheckReply) => void) | undefined;
    const post = (message: CheckRequest | QueryAnswer) => worker.postMessage(message, { transfer: [] });
    const stop = (failure: string) => {
      worker.terminate();
      running = undefined;
      onReply?.({ type: "failed", message: failure });
    };
    worker.addEventListener("message", ({ data }) => onReply?.(data));
    worker.addEventListener("error", () => stop("ends the check"));

    const send = (
      request: CheckRequest,
      { ask }: CheckedContent,
      allowed: Limits,
      onFound: OnFound,
    ): Promise<Failure> =>
      new Promise((resolve) => {
        let queries = 0;
        let computing = 0;
        let total = 0;
        const tick = Math.min(allowed.computing, allowed.total) / TICKS;
        // Ticks are counted, because a clock also runs while the page is busy or the machine sleeps.
        const timer = setInterval(() => {
          total += tick;
          if (queries === 0) computing += tick;
          if (computing > allowed.computing || total > allowed.total) stop("takes too long");
        }, tick);
        const answer = (number: number, given: Pick<QueryAnswer, "result" | "error" | "statusCode">) => {
          queries -= 1;
          post({ type: "answer", number, ...given });
        };
        onReply = (reply) => {
          if (reply.type === "found") return onFound(reply.id, reply.findings);
          if (reply.type === "query") {
            queries += 1;
            ask(reply.query).then(
              (result) => answer(reply.number, { result }),
              (error: unknown) =>
                answer(reply.number, { error: String(error), statusCode: storedField(error, "statusCode") }),
            );
            return;
          }
          clearInterval(timer);
          if (reply.type === "done") connection.rules = reply.rules;
          resolve(reply.type === "done" ? undefined : reply.message);
        };
        post(request);
      });
    const connection: {
      readonly send: typeof send;
      /** What the worker knows. */
      content: CheckedContent | undefined;
      rules: readonly string[];
    } = { send, content: undefined, rules: [] };
    return connection;
  }

  /** Returns a worker that has these documents. */
  async function prepare(content: CheckedContent) {
    running ??= connect();
    const prepared = running;
    const { documents, published } = content;
    const before = prepared.content?.documents;
    if (prepared.content === content) return prepared;
    const changed = [...documents].flatMap(([id, document]) =>
      before?.get(id) === document ? [] : [document],
    );
    const request = { type: "documents", ids: [...documents.keys()], changed, published } as const;
    const failure = await prepared.send(request, content, STARTING, () => {});
    if (failure !== undefined) throw new Error(`The check could not start. Reload the page. (${failure})`);
    prepared.content = content;
    return prepared;
  }

  /** Waits until earlier requests have ended, also those that failed. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work);
    turn = Promise.allSettled([result]);
    return result;
  }

  return {
    /** The names of the rules between documents. */
    rules: (content: CheckedContent): Promise<readonly string[]> =>
      inTurn(async () => (await prepare(content)).rules),
    run: (content: CheckedContent, request: CheckRequest, onFound: OnFound): Promise<Failure> =>
      inTurn(async () => (await prepare(content)).send(request, content, limits, onFound)),
  };
}
