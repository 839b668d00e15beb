/**
 * A page's address without anything that may be about a person: no query, no hash, no e-mail in the path. Nothing else may
 * leave the browser in a statistic or an analytics call.
 */
export function privateAddress(address: string, base?: string): string {
  const { origin, pathname } = new URL(address, base);
  const kept = pathname.split("/").filter((part) => !/@|%40/i.test(part));
  // Spec §2: what follows is an e-mail address, however it is written.
  const isThankYou = kept[1]?.toLowerCase() === "thankyou2";
  return origin + (isThankYou ? "/thankyou2" : kept.join("/") || "/");
}
