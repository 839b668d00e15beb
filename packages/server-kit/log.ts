const LEVELS = ["debug", "info", "error"] as const;

export type Level = (typeof LEVELS)[number];

type Fields = Readonly<Record<string, unknown>>;

/** Writes one JSON object per line. JSON escapes line breaks, so that no logged value can forge a line. */
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
  const at =
    (level: Level) =>
    (message: string, fields: Fields = {}) => {
      if (LEVELS.indexOf(level) < LEVELS.indexOf(minimumLevel)) return;
      write(
        `${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }, errorToStack)}\n`,
      );
    };
  return { debug: at("debug"), info: at("info"), error: at("error") };
}

function errorToStack(_key: string, value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? String(value)) : value;
}
