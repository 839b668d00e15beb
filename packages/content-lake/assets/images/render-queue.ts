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

/** How many pictures of one client may be rendered at a time. Visitors get two, because a page shows several pictures together. */
const MAX_RUNNING_PER_ADDRESS = { site: 2, direct: 1 };

interface Line<Result> {
  /** The kind and the address of the client. */
  readonly key: string;
  readonly client: RenderClient;
  readonly waiting: Job<Result>[];
  running: number;
  /** The number of the line's last turn. 0 if it has had none. */
  lastTurn: number;
}

interface Job<Result> {
  readonly name: string;
  readonly work: Work<Result>;
  readonly done: PromiseWithResolvers<Result>;
  readonly stop: AbortController;
  /** The number of requests that wait for the picture. */
  waiters: number;
  isStarted: boolean;
  grace: NodeJS.Timeout | undefined;
}

/**
 * Shares the renderers fairly. Requests for the same picture share one rendering. Each address has its own line, and the lines take
 * turns. If nobody waits for a picture anymore, it is removed from the line, or its rendering is stopped. A picture counts against
 * the budget of the client in whose turn it is rendered.
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
  const lines = new Map<string, Line<Result>>();

  function lineOf(client: RenderClient): Line<Result> {
    const key = `${client.kind} ${client.address}`;
    const line = lines.get(key) ?? { key, client, waiting: [], running: 0, lastTurn: 0 };
    lines.set(key, line);
    return line;
  }

  function running(kind?: RenderClient["kind"]): number {
    return [...lines.values()].reduce(
      (sum, line) => sum + (kind === undefined || line.client.kind === kind ? line.running : 0),
      0,
    );
  }

  function isFull({ client, waiting }: Line<Result>): boolean {
    const ofKind = [...lines.values()].filter((line) => line.client.kind === client.kind);
    return (
      waiting.length >= maxPerAddress ||
      ofKind.reduce((sum, line) => sum + line.waiting.length, 0) >= maxPerKind
    );
  }

  function mayStart({ client: { kind }, waiting, running: own }: Line<Result>): boolean {
    return (
      waiting.length > 0 &&
      own < MAX_RUNNING_PER_ADDRESS[kind] &&
      running(kind) < Math.max(1, concurrency - 1)
    );
  }

  /** The line whose turn is next: the one with the fewest running renderings, or of several the one that has waited longest. */
  function nextLine(): Line<Result> | undefined {
    return [...lines.values()]
      .filter(mayStart)
      .toSorted((a, b) => a.running - b.running || a.lastTurn - b.lastTurn)[0];
  }

  function startNext(): void {
    while (running() < concurrency) {
      const line = nextLine();
      const [job] = line?.waiting ?? [];
      if (!line || !job) break;
      line.lastTurn = turns += 1;
      void start(job, line);
    }
    for (const [key, line] of lines) if (line.waiting.length === 0 && line.running === 0) lines.delete(key);
  }

  async function start(job: Job<Result>, line: Line<Result>): Promise<void> {
    job.isStarted = true;
    removeFromLines(job);
    line.running += 1;
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
      line.running -= 1;
      if (jobs.get(job.name) === job) jobs.delete(job.name);
      const waitSeconds = budget.waitSeconds(line.key);
      if (waitSeconds > 0) clear(line, new BudgetError(waitSeconds));
      startNext();
    }
  }

  /** Removes all waiting pictures from a line. Those that are in no other line are rejected. */
  function clear(line: Line<Result>, error: Error): void {
    for (const job of line.waiting.splice(0)) {
      if ([...lines.values()].some(({ waiting }) => waiting.includes(job))) continue;
      jobs.delete(job.name);
      job.done.reject(error);
    }
  }

  function removeFromLines(job: Job<Result>): void {
    for (const { waiting } of lines.values()) {
      const at = waiting.indexOf(job);
      if (at !== -1) waiting.splice(at, 1);
    }
  }

  function leave(job: Job<Result>): void {
    job.waiters -= 1;
    if (job.waiters > 0) return;
    if (!job.isStarted) {
      removeFromLines(job);
      jobs.delete(job.name);
      startNext();
      return;
    }
    job.grace = setTimeout(() => {
      // A request that arrives now needs a new rendering.
      if (jobs.get(job.name) === job) jobs.delete(job.name);
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
      startNext();
      if (waitSeconds > 0) throw new BudgetError(waitSeconds);
      throw new QueueFullError(`${line.waiting.length} pictures of this address are waiting already`);
    }
    const job = known ?? createJob(name, work);
    jobs.set(name, job);
    job.waiters += 1;
    clearTimeout(job.grace);
    // A picture that several clients wait for is in the line of each, so it is rendered at the first of their turns.
    if (!job.isStarted && !line.waiting.includes(job) && mayWait) line.waiting.push(job);
    startNext();

    const left = Promise.withResolvers<never>();
    const onAbort = () => {
      leave(job);
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
