import { setStored } from "browser-kit/browser-storage.ts";
import { removeStored } from "browser-kit/stored-json.ts";
import { Receipt, replyTime } from "contracts/receipt.ts";
import { requestPath } from "contracts/request-path.ts";
import * as v from "valibot";

import { browserWords } from "#locale/browser-words.ts";
import * as english from "#locale/en/quote-form.ts";
import { pageLanguage } from "#locale/page-language.ts";

import { KEPT_RECEIPT } from "./kept-receipt.ts";

/** Keeps the answer of the admin host for the confirmation page. A host that says nothing more than “received” leaves nothing. */
export function keepReceipt(data: unknown): void {
  const parsed = v.safeParse(Receipt, data);
  if (!parsed.success) {
    removeStored("sessionStorage", KEPT_RECEIPT);
    return;
  }
  const { number, token, replyBy } = parsed.output;
  const kept = new URLSearchParams({ number });
  if (token !== undefined) kept.set("href", requestPath(token, pageLanguage()));
  const reply = replyBy && replyTime(replyBy, browserWords(english).locale);
  if (reply) kept.set("replyTime", reply.time);
  if (reply?.zone) kept.set("timeZone", reply.zone);
  setStored("sessionStorage", KEPT_RECEIPT, kept.toString());
}
