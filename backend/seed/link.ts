import type { Action, Link } from "../../web/cms/types.generated.ts";

export function toPage(id: string, anchor?: string): Link {
  const reference = { _type: "reference", _ref: id } as const;
  return { _type: "link", kind: "internal", reference, ...(anchor === undefined ? {} : { anchor }) };
}

export const toQuote: Link = { _type: "link", kind: "quote" };

export function toEmail(email: string): Link {
  return { _type: "link", kind: "email", email };
}

/** A button. Its key is made of its label. */
export function action(label: string, link: Link): Action & { _key: string } {
  return { _key: label.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"), _type: "action", label, link };
}
