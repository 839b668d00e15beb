import { emailProblem, externalUrlProblem, phoneProblem } from "schemas/link-rules.ts";

/** A link of this site to a pasted address; undefined for what visitors must not be led to. */
export function pastedLink(address: string) {
  const url = URL.parse(address.trim());
  const rest = url === null ? "" : decoded(url.pathname);
  switch (url?.protocol) {
    case "http:":
    case "https:": {
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
