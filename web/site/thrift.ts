interface Connection {
  readonly saveData?: boolean;
  /** How fast the connection has been lately, as a kind of mobile network. */
  readonly effectiveType?: string;
}

/** Not every browser tells; one that does not counts as fast. */
function connectionOf(browser: object): Connection {
  return "connection" in browser && typeof browser.connection === "object" && browser.connection
    ? browser.connection
    : {};
}

/** Spec §2: save-data mode or 2g. */
export function isThrifty(browser: object): boolean {
  const { saveData, effectiveType = "" } = connectionOf(browser);
  return saveData === true || effectiveType.endsWith("2g");
}

/** Spec §4: too slow for a first check after a second. */
export function isVerySlow(browser: object): boolean {
  return connectionOf(browser).effectiveType === "slow-2g";
}
