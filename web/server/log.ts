type Fields = Readonly<Record<string, unknown>>;

/** One JSON object a line. JSON escapes line breaks, so nobody who chooses a value can forge a line. */
export interface Log {
  info(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

export function createLog(
  write: (line: string) => unknown = (line) => process.stderr.write(line),
  now: () => Date = () => new Date(),
): Log {
  const at =
    (level: string) =>
    (message: string, fields: Fields = {}) => {
      write(`${JSON.stringify({ time: now().toISOString(), level, message, ...fields }, readable)}\n`);
    };
  return { info: at("info"), error: at("error") };
}

function readable(_key: string, value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? String(value)) : value;
}
