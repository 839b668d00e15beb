/** Thrown if too many pictures of one client, or of its kind, are waiting. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

/** Who waits for a picture. The site forwards its visitors' requests; all others come to the lake directly. */
export interface RenderClient {
  readonly kind: "site" | "direct";
  /** The network address that counts as one client. */
  readonly address: string;
}

interface Limits {
  /** How many pictures are rendered at a time. Each kind of client leaves one of them to the other. */
  readonly concurrency: number;
  /** Waiting pictures of one address (a browser behind a proxy has up to 128 open requests), and of one kind of client. */
  readonly maxPerAddress?: number;
  readonly maxPerKind?: number;
  /** For how long a picture that nobody waits for any more may be rendered, because it is then stored for the next visitor. */
  readonly graceMs?: number;
}

/** Renders one picture. It should end when the signal aborts. */
type Work<Result> = (signal: AbortSignal) => Promise<Result>;

export type RenderQueue<Result> = (
  name: string,
  client: RenderClient,
  signal: AbortSignal,
  work: Work<Result>,
) => Promise<Result>;

/** How many pictures of one direct client may be rendered at a time. A page of the site has several that appear together. */
const MAX_RUNNING_PER_ADDRESS = { site: 2, direct: 1 };

interface Line<Result> {
  readonly client: RenderClient;
  readonly waiting: Job<Result>[];
  running: number;
  /** The number of its last turn; 0 = none yet. */
  lastTurn: number;
}

interface Job<Result> {
  readonly name: string;
  readonly work: Work<Result>;
  readonly done: PromiseWithResolvers<Result>;
  readonly stop: AbortController;
  /** How many requests wait for it. */
  waiters: number;
  isStarted: boolean;
  grace: NodeJS.Timeout | undefined;
}

/**
 * Shares the renderers fairly. Requests for one picture share its rendering. Each address has its own line, and the lines take
 * turns. A picture that nobody waits for any more is removed, or ended if it is being rendered.
 */
export function createRenderQueue<Result>({
  concurrency,
  maxPerAddress = 128,
  maxPerKind = 2000,
  graceMs = 1000,
}: Limits): RenderQueue<Result> {
  const jobs = new Map<string, Job<Result>>();
  let turns = 0;
  const lines = new Map<string, Line<Result>>();

  function lineOf(client: RenderClient): Line<Result> {
    const key = `${client.kind} ${client.address}`;
    const line = lines.get(key) ?? { client, waiting: [], running: 0, lastTurn: 0 };
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

  /** The turn goes to the line with the fewest pictures being rendered, and among these to the one that waits longest. */
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
    try {
      job.done.resolve(await job.work(job.stop.signal));
    } catch (error) {
      job.done.reject(error);
    } finally {
      clearTimeout(job.grace);
      line.running -= 1;
      if (jobs.get(job.name) === job) jobs.delete(job.name);
      startNext();
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
      // A request that comes now needs a rendering of its own.
      if (jobs.get(job.name) === job) jobs.delete(job.name);
      job.stop.abort();
    }, graceMs);
  }

  function createJob(name: string, work: Work<Result>): Job<Result> {
    const done = Promise.withResolvers<Result>();
    // Every request that still waits receives the error. Without one, Node would end the process for an unhandled rejection.
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
    if (!known && isFull(line)) {
      startNext();
      throw new QueueFullError(`${line.waiting.length} pictures of this address are waiting already`);
    }
    const job = known ?? createJob(name, work);
    jobs.set(name, job);
    job.waiters += 1;
    clearTimeout(job.grace);
    // A picture that others wait for takes the first turn that any of them gets.
    if (!job.isStarted && !line.waiting.includes(job) && !isFull(line)) line.waiting.push(job);
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
