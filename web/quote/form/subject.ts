/** Pages that are about no part, process or material. */
const WITHOUT_SUBJECT = new Set([
  "/",
  "/about-us",
  "/contact-us",
  "/blog",
  "/videos",
  "/privacy-policy",
  "/thankyou",
]);

/** What the visitor was reading, as the first line of a description; undefined where a page says nothing about it. */
export function subjectLine(path: string, title: string): string | undefined {
  const page = path.toLowerCase();
  if (WITHOUT_SUBJECT.has(page) || page.startsWith("/thankyou2/")) return undefined;
  // The layout's template puts the brand behind a dash.
  const subject = title.split(" – ").slice(0, -1).join(" – ").trim();
  return subject ? `About: ${subject}` : undefined;
}

/** The description with the line before it; unchanged when the line is there already or does not fit. */
export function withSubject(message: string, line: string, most: number): string {
  if (message.startsWith(line)) return message;
  const joined = message === "" ? `${line}\n` : `${line}\n${message}`;
  return joined.length <= most ? joined : message;
}
