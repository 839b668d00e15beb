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

/** Whether the visitor saves data, or has a connection like 2g. */
export function savesData(browser: object): boolean {
  const { saveData, effectiveType = "" } = connectionOf(browser);
  return saveData === true || effectiveType.endsWith("2g");
}

/** Whether even small requests delay the page. */
export function isVerySlow(browser: object): boolean {
  return connectionOf(browser).effectiveType === "slow-2g";
}
