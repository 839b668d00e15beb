import type { Action, Link } from "../../web/cms/types.generated.ts";

export function toPage(id: string): Link {
  return { _type: "link", kind: "internal", reference: { _type: "reference", _ref: id } };
}

export const toQuote: Link = { _type: "link", kind: "quote" };

export function toEmail(email: string): Link {
  return { _type: "link", kind: "email", email };
}

export function toPhone(phone: string): Link {
  return { _type: "link", kind: "phone", phone };
}

/** A button. Its key is made of its label. */
export function action(label: string, link: Link): Action & { _key: string } {
  return { _key: label.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"), _type: "action", label, link };
}
