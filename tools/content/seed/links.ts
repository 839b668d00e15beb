import type { Action, Link } from "../../../web/cms/types.generated.ts";
import { type Keyed, keyOf, referenceTo } from "./keys.ts";

/** A link to a page of the seed, by id and optional anchor. */
export function toPage(id: string, anchor?: string): Link {
  return {
    _type: "link",
    kind: "internal",
    reference: referenceTo(id),
    ...(anchor === undefined ? {} : { anchor }),
  };
}

export const toQuote: Link = { _type: "link", kind: "quote" };

export function toEmail(email: string): Link {
  return { _type: "link", kind: "email", email };
}

/** A button. Its key derives from the label. */
export function action(label: string, link: Link): Keyed<Action> {
  return { _key: keyOf(label), _type: "action", label, link };
}

/** The button that opens the quote form. Its label is in the settings. */
export const quoteAction: Keyed<Action> = { _key: "quote", _type: "action", link: toQuote };

/** The button that leads to the part check. It is below lists of guides and in each guide. */
export const checkPart = action("Check your part", toPage("part-check"));
