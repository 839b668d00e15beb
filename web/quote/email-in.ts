/** Spec §5: the longest address that the form takes. */
const EMAIL_LENGTH = 100;

/**
 * The e-mail address in the query of /thankyou?Email=… or the path of /thankyou2/…, and the page's address without it.
 * What does not look like an address is not given: the page repeats nobody's sentences.
 */
export function emailIn({ pathname, search }: Pick<Location, "pathname" | "search">) {
  const [, , inPath] = pathname.split("/");
  const text = inPath === undefined ? new URLSearchParams(search).get("Email") : decoded(inPath);
  const email = text?.trim() ?? "";
  const isAddress = email.length <= EMAIL_LENGTH && /^[^\s@<>"]+@[^\s@<>"]+$/.test(email);
  return { found: isAddress ? email : undefined, cleanPath: "/thankyou" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // An address that is no valid escape carries no e-mail.
    return "";
  }
}
