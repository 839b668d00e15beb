interface Connection {
  readonly saveData?: boolean;
  /** The recently measured speed, as a type of mobile network: "slow-2g" to "4g". */
  readonly effectiveType?: string;
}

/** Empty in browsers without the Network Information API. Their connection is treated as fast. */
function connectionOf(browser: object): Connection {
  return "connection" in browser && typeof browser.connection === "object" && browser.connection
    ? browser.connection
    : {};
}

/** docs/behavior.md §10.2: save-data mode or 2g. */
export function savesData(browser: object): boolean {
  const { saveData, effectiveType = "" } = connectionOf(browser);
  return saveData === true || effectiveType.endsWith("2g");
}

/** docs/behavior.md §10.4. */
export function isVerySlow(browser: object): boolean {
  return connectionOf(browser).effectiveType === "slow-2g";
}
