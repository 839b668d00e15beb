import { anchorProblem } from "schemas/display-fields.ts";
import { emailProblem, externalUrlProblem, phoneProblem } from "schemas/link-rules.ts";

import type { PageAt } from "#paste/own-pages.ts";

export type LinkOf = (address: string) => ReturnType<typeof pastedLink>;

/** A link of this site to a pasted address; undefined for what visitors must not be led to. */
export function pastedLink(address: string, pageAt: PageAt = () => undefined) {
  const url = URL.parse(address.trim());
  const rest = url === null ? "" : decoded(url.pathname);
  switch (url?.protocol) {
    case "http:":
    case "https:": {
      const page = pageAt(url);
      if (page !== undefined) return linkToPage(page, decoded(url.hash.slice(1)));
      // Links to pages without encryption are refused; nearly every site answers with it.
      const secure = url.href.replace(/^http:/, "https:");
      return externalUrlProblem(secure) ? undefined : { kind: "external", url: secure };
    }
    case "mailto:":
      return emailProblem(rest) ? undefined : { kind: "email", email: rest };
    case "tel:":
      return phoneProblem(rest) ? undefined : { kind: "phone", phone: rest };
    case undefined:
    default:
      return undefined;
  }
}

/** Follows the page when its path changes. */
function linkToPage(id: string, anchor: string) {
  const reference = { _type: "reference", _ref: id };
  return { kind: "internal", reference, ...(anchorProblem(anchor) === undefined && { anchor }) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
