/**
 * What addresses of one mailbox have in common. Nearly all servers ignore upper case, and many ignore dots or what follows a plus. At
 * worst, two mailboxes are taken for one.
 */
export function mailboxOf(address: string): string {
  const [name = "", host = ""] = address.toLowerCase().split("@");
  return `${name.replace(/\+.*$/, "").replaceAll(".", "")}@${host}`;
}
