const LEVELS = ["debug", "info", "error"] as const;

export type Level = (typeof LEVELS)[number];

type Fields = Readonly<Record<string, unknown>>;

/** One JSON object a line. JSON escapes line breaks, so nobody who chooses a value can forge a line. */
export interface Log {
  debug(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

/** Writes what is of the level `least` or above, to stderr unless told otherwise. */
export function createLog(
  least: Level,
  write: (line: string) => unknown = (line) => process.stderr.write(line),
): Log {
  const at =
    (level: Level) =>
    (message: string, fields: Fields = {}) => {
      if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
      write(
        `${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }, readableErrors)}\n`,
      );
    };
  return { debug: at("debug"), info: at("info"), error: at("error") };
}

function readableErrors(_key: string, value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? String(value)) : value;
}
