const LEVELS = ["debug", "info", "error"] as const;

/** How much is written of one message in a minute, and the line that exceeds it. */
const MAX_BYTES_PER_MINUTE = 100_000;

export type Level = (typeof LEVELS)[number];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes one JSON object per line. JSON escapes line breaks, so that no logged value can forge a line. Strangers can cause some messages as
 * often as they like, so each message has a limit. Lines above it are left out, and their number is logged once a minute.
 */
export interface Log {
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

/** Logs messages of `minimumLevel` and above, by default to stderr. */
export function createLog(
  minimumLevel: Level,
  write: (line: string) => unknown = (line) => process.stderr.write(line),
): Log {
  const at = (level: Level) =>
    LEVELS.indexOf(level) < LEVELS.indexOf(minimumLevel) ? () => undefined : createWriter(level, write);
  return { debug: at("debug"), info: at("info"), error: at("error") };
}

/**
 * Logs errors that nothing caught, and lets the process go on: Node would end it, and with it the work of all editors. A write is a transaction
 * of the database, which no such error leaves incomplete.
 */
export function logUnexpectedErrors(log: Pick<Log, "error">): void {
  for (const kind of ["uncaughtException", "unhandledRejection"])
    process.on(kind, (error) => log.error(kind, { error }));
}

function createWriter(level: Level, write: (line: string) => unknown) {
  /** What this minute has of each message. */
  const counts = new Map<string, { bytes: number; linesLeftOut: number }>();

  function endMinute(): void {
    for (const [message, { linesLeftOut }] of counts)
      if (linesLeftOut > 0) write(toLine(level, message, { linesLeftOut }));
    counts.clear();
  }

  return (message: string, fields: Fields = {}): void => {
    if (counts.size === 0) setTimeout(endMinute, 60_000).unref();
    const count = counts.get(message) ?? { bytes: 0, linesLeftOut: 0 };
    counts.set(message, count);
    if (count.bytes >= MAX_BYTES_PER_MINUTE) {
      count.linesLeftOut += 1;
      return;
    }
    const line = toLine(level, message, fields);
    count.bytes += Buffer.byteLength(line);
    write(line);
  };
}

function toLine(level: Level, message: string, fields: Fields): string {
  return `${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }, errorToStack)}\n`;
}

function errorToStack(_key: string, value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? String(value)) : value;
}
