const LEVELS = ["debug", "info", "error"] as const;

/** How much is written of one info message. */
const MAX_BYTES_PER_MINUTE = 100_000;

export type Level = (typeof LEVELS)[number];

type Fields = Readonly<Record<string, unknown>>;

/** Writes one JSON object per line. JSON escapes line breaks, so that no logged value can forge a line. */
export interface Log {
  debug(message: string, fields?: Fields): void;
  /** Strangers cause most of these lines. Above a limit they are left out, for each message separately, and counted once a minute. */
  info(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

/** Logs messages of `minimumLevel` and above, by default to stderr. */
export function createLog(
  minimumLevel: Level,
  write: (line: string) => unknown = (line) => process.stderr.write(line),
): Log {
  const hasRoom = createByteLimit((message, linesLeftOut) =>
    write(toLine("info", message, { linesLeftOut })),
  );
  const at =
    (level: Level) =>
    (message: string, fields: Fields = {}) => {
      if (LEVELS.indexOf(level) < LEVELS.indexOf(minimumLevel)) return;
      const line = toLine(level, message, fields);
      if (level !== "info" || hasRoom(message, line)) write(line);
    };
  return { debug: at("debug"), info: at("info"), error: at("error") };
}

/**
 * Logs errors that nothing caught, and lets the process go on. Node would end it, and with it the requests of everybody else. For servers that
 * write data in transactions only, so that no error leaves any incomplete.
 */
export function logUnexpectedErrors(log: Pick<Log, "error">): void {
  for (const kind of ["uncaughtException", "unhandledRejection"])
    process.on(kind, (error) => log.error(kind, { error }));
}

/** The info message about a request. Rejected ones have a message of their own, so that they never take the room of the others. */
export function messageOfStatus(status: number): string {
  if (status < 400) return "A request was answered";
  return status < 500 ? "A request was rejected" : "A request failed";
}

function toLine(level: Level, message: string, fields: Fields): string {
  return `${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }, errorToStack)}\n`;
}

/** Returns a function that says whether a line of a message may be written. Each minute reports how many of each message were not. */
function createByteLimit(
  report: (message: string, leftOut: number) => void,
): (message: string, line: string) => boolean {
  const written = new Map<string, number>();
  const leftOut = new Map<string, number>();
  let minute: NodeJS.Timeout | undefined;
  const endMinute = () => {
    minute = undefined;
    for (const [message, count] of leftOut) report(message, count);
    leftOut.clear();
    written.clear();
  };
  return (message, line) => {
    minute ??= setTimeout(endMinute, 60_000).unref();
    const bytes = (written.get(message) ?? 0) + Buffer.byteLength(line);
    const fits = bytes <= MAX_BYTES_PER_MINUTE;
    if (fits) written.set(message, bytes);
    else leftOut.set(message, (leftOut.get(message) ?? 0) + 1);
    return fits;
  };
}

function errorToStack(_key: string, value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? String(value)) : value;
}
