import { createRenderBudget } from "./render-budget.ts";

/** Thrown if too many pictures of one client, or of one kind of client, are waiting. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

/** Thrown if more was rendered for a client than it may request. */
export class BudgetError extends Error {
  override readonly name = "BudgetError";
  readonly waitSeconds: number;

  constructor(waitSeconds: number) {
    super(`This address may request pictures in new sizes again in ${waitSeconds} s`);
    this.waitSeconds = waitSeconds;
  }
}

/** A client that waits for a picture: a visitor, whose request the site forwards, or a direct client of the lake. */
export interface RenderClient {
  readonly kind: "site" | "direct";
  /** The IP address or network that counts as one client. */
  readonly address: string;
}

export interface RenderLimits {
  /** The number of pictures that are rendered at a time. One renderer is always left for each kind of client. */
  readonly concurrency: number;
  /**
   * The maximum numbers of waiting pictures: per address (a browser behind a proxy has up to 128 open requests), and per kind of
   * client.
   */
  readonly maxPerAddress?: number;
  readonly maxPerKind?: number;
  /** How long a picture may still be rendered if nobody waits for it anymore. It is stored for the next visitor. */
  readonly graceMs?: number;
  readonly budget?: Pick<ReturnType<typeof createRenderBudget>, "use" | "waitSeconds"> | undefined;
}

interface Rendered<Result> {
  readonly result: Result;
  /** How much of the client's budget it takes. If a rendering fails, its duration counts. */
  readonly cost: number;
}

/** Renders one picture. Should stop when the signal aborts. */
type Work<Result> = (signal: AbortSignal) => Promise<Rendered<Result>>;

export type RenderQueue<Result> = (
  name: string,
  client: RenderClient,
  signal: AbortSignal,
  work: Work<Result>,
) => Promise<Result>;

/** All clients of one kind. */
interface Kind {
  /** How many pictures of one address may be rendered at a time. */
  readonly maxRunningPerAddress: number;
  /** The sums of all its lines. */
  waiting: number;
  running: number;
}

interface Line<Result> {
  /** The kind and the address of the client. */
  readonly key: string;
  readonly kind: Kind;
  /** The next one first. */
  readonly waiting: Set<Job<Result>>;
  running: number;
  /** The number of the line's last turn. 0 if it has had none. */
  lastTurn: number;
}

interface Job<Result> {
  readonly name: string;
  readonly work: Work<Result>;
  readonly done: PromiseWithResolvers<Result>;
  readonly stop: AbortController;
  /** The lines in which it waits. */
  readonly lines: Set<Line<Result>>;
  /** The number of requests that wait for the picture. */
  waiters: number;
  isStarted: boolean;
  grace: NodeJS.Timeout | undefined;
}

/**
 * Shares the renderers fairly. Requests for the same picture share one rendering. Each address has its own line, and the lines take
 * turns. If nobody waits for a picture anymore, it is removed from the line, or its rendering is stopped. A picture counts against
 * the budget of the client in whose turn it is rendered. Thousands of addresses may come and go at once, so only the start of a rendering
 * goes through all lines.
 */
export function createRenderQueue<Result>({
  concurrency,
  maxPerAddress = 128,
  maxPerKind = 2000,
  graceMs = 1000,
  budget = createRenderBudget(),
}: RenderLimits): RenderQueue<Result> {
  const jobs = new Map<string, Job<Result>>();
  let turns = 0;
  /** Those with a picture that waits or is being rendered. */
  const lines = new Map<string, Line<Result>>();
  const kinds: Readonly<Record<RenderClient["kind"], Kind>> = {
    // A page shows several pictures together.
    site: { maxRunningPerAddress: 2, waiting: 0, running: 0 },
    direct: { maxRunningPerAddress: 1, waiting: 0, running: 0 },
  };

  function lineOf({ kind, address }: RenderClient): Line<Result> {
    const key = `${kind} ${address}`;
    return lines.get(key) ?? { key, kind: kinds[kind], waiting: new Set(), running: 0, lastTurn: 0 };
  }

  function isFull({ kind, waiting }: Line<Result>): boolean {
    return waiting.size >= maxPerAddress || kind.waiting >= maxPerKind;
  }

  function enter(job: Job<Result>, line: Line<Result>): void {
    if (line.waiting.has(job)) return;
    lines.set(line.key, line);
    line.waiting.add(job);
    line.kind.waiting += 1;
    job.lines.add(line);
  }

  function leave(job: Job<Result>, line: Line<Result>): void {
    line.waiting.delete(job);
    line.kind.waiting -= 1;
    job.lines.delete(line);
    removeIfEmpty(line);
  }

  function leaveAll(job: Job<Result>): void {
    for (const line of job.lines) leave(job, line);
  }

  function countRunning(line: Line<Result>, change: 1 | -1): void {
    line.running += change;
    line.kind.running += change;
    removeIfEmpty(line);
  }

  function removeIfEmpty({ key, waiting, running }: Line<Result>): void {
    if (waiting.size === 0 && running === 0) lines.delete(key);
  }

  function kindMayStart({ waiting, running }: Kind): boolean {
    return waiting > 0 && running < Math.max(1, concurrency - 1);
  }

  function lineMayStart({ kind, waiting, running }: Line<Result>): boolean {
    return waiting.size > 0 && running < kind.maxRunningPerAddress && kindMayStart(kind);
  }

  /** The line whose turn is next: the one with the fewest running renderings, or of several the one that has waited longest. */
  function nextLine(): Line<Result> | undefined {
    if (!Object.values(kinds).some(kindMayStart)) return undefined;
    let next: Line<Result> | undefined;
    for (const line of lines.values()) if (lineMayStart(line) && (!next || isBefore(line, next))) next = line;
    return next;
  }

  function startNext(): void {
    while (kinds.site.running + kinds.direct.running < concurrency) {
      const line = nextLine();
      const [job] = line?.waiting ?? [];
      if (!line || !job) break;
      line.lastTurn = turns += 1;
      void start(job, line);
    }
  }

  async function start(job: Job<Result>, line: Line<Result>): Promise<void> {
    job.isStarted = true;
    countRunning(line, 1);
    leaveAll(job);
    const startedAt = performance.now();
    try {
      const { result, cost } = await job.work(job.stop.signal);
      budget.use(line.key, cost);
      job.done.resolve(result);
    } catch (error) {
      budget.use(line.key, performance.now() - startedAt);
      job.done.reject(error);
    } finally {
      clearTimeout(job.grace);
      forget(job);
      const waitSeconds = budget.waitSeconds(line.key);
      if (waitSeconds > 0) clear(line, new BudgetError(waitSeconds));
      countRunning(line, -1);
      startNext();
    }
  }

  /** Removes all waiting pictures from a line. Those that are in no other line are rejected. */
  function clear(line: Line<Result>, error: Error): void {
    for (const job of line.waiting) {
      leave(job, line);
      if (job.lines.size > 0) continue;
      forget(job);
      job.done.reject(error);
    }
  }

  /** A request that arrives now needs a new rendering. */
  function forget(job: Job<Result>): void {
    if (jobs.get(job.name) === job) jobs.delete(job.name);
  }

  function abandon(job: Job<Result>): void {
    job.waiters -= 1;
    if (job.waiters > 0) return;
    if (!job.isStarted) {
      leaveAll(job);
      forget(job);
      return;
    }
    job.grace = setTimeout(() => {
      forget(job);
      job.stop.abort();
    }, graceMs);
  }

  function createJob(name: string, work: Work<Result>): Job<Result> {
    const done = Promise.withResolvers<Result>();
    // Every waiting request gets the error. If there is none, this prevents an unhandled rejection, which would end the process.
    done.promise.catch(() => undefined);
    return {
      name,
      work,
      done,
      stop: new AbortController(),
      lines: new Set(),
      waiters: 0,
      isStarted: false,
      grace: undefined,
    };
  }

  return async function request(name, client, signal, work) {
    signal.throwIfAborted();
    const line = lineOf(client);
    const known = jobs.get(name);
    const waitSeconds = budget.waitSeconds(line.key);
    const mayWait = waitSeconds === 0 && !isFull(line);
    if (!known && !mayWait) {
      if (waitSeconds > 0) throw new BudgetError(waitSeconds);
      throw new QueueFullError(`${line.waiting.size} pictures of this address are waiting already`);
    }
    const job = known ?? createJob(name, work);
    jobs.set(name, job);
    job.waiters += 1;
    clearTimeout(job.grace);
    // A picture that several clients wait for is in the line of each, so it is rendered at the first of their turns.
    if (!job.isStarted && mayWait) enter(job, line);
    startNext();

    const left = Promise.withResolvers<never>();
    const onAbort = () => {
      abandon(job);
      left.reject(signal.reason);
    };
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      return await Promise.race([job.done.promise, left.promise]);
    } finally {
      signal.removeEventListener("abort", onAbort);
    }
  };
}

type Order = Pick<Line<unknown>, "running" | "lastTurn">;

function isBefore(line: Order, other: Order): boolean {
  return line.running < other.running || (line.running === other.running && line.lastTurn < other.lastTurn);
}
