import { createHash, randomUUID } from "node:crypto";

import type { Visit } from "contracts/receipt.ts";
import type { ChangeRequestPage, OpenedAgain, RequestChange, RequestPage } from "contracts/request-page.ts";
import type { Log } from "server-kit/log.ts";
import type * as v from "valibot";

import { RejectedChange } from "./customer-changes.ts";
import type { MailSettingsTable } from "./mail-settings-table.ts";
import { isOneAddress } from "./mail-texts.ts";
import type { QuoteRequestTable } from "./quote-request-table.ts";
import type { RequestLinks } from "./request-links.ts";
import { repetitionKey, type RequestPageTable } from "./request-page-table.ts";

type RepeatedRequest = Extract<RequestChange, { kind: "requestAgain" }>;

export interface RequestPageOptions {
  readonly quoteRequests: Pick<QuoteRequestTable, "add">;
  readonly pages: RequestPageTable;
  readonly links: RequestLinks;
  readonly mailSettings: Pick<MailSettingsTable, "get">;
  /** Whether a visitor's file is stored at this address. */
  readonly hasFile: (url: string) => Promise<boolean>;
  readonly removeFile: (url: string) => Promise<void>;
  /** Whether the disk has more space than what is reserved for quote requests. */
  readonly hasSpace: () => Promise<boolean>;
  /** Called after a quote request, or a change of one, is on disk. */
  readonly onQuoteRequest: () => void;
  readonly log: Log;
  readonly now: () => Date;
}

/** The page of a request, which its customer opens with a link. All functions throw a RejectedChange. */
export function createRequestPage({
  quoteRequests,
  pages,
  links,
  mailSettings,
  hasFile,
  removeFile,
  hasSpace,
  onQuoteRequest,
  log,
  now,
}: RequestPageOptions) {
  async function findLink(token: string) {
    const link = await links.find(token, now());
    if (link === undefined) throw new RejectedChange("linkInvalid");
    return link;
  }

  async function read(token: string): Promise<RequestPage> {
    const { quoteRequestId, expiresAt } = await findLink(token);
    const page = await pages.read(quoteRequestId);
    // Staff have just deleted it.
    if (page === undefined) throw new RejectedChange("linkInvalid");
    return { ...page, expiresAt };
  }

  /** `visit`: what the site told the visitor about a request that is sent again. */
  async function change(
    token: string,
    changed: v.InferOutput<typeof ChangeRequestPage>["change"],
    visit: Visit | undefined,
  ): Promise<RequestPage | OpenedAgain> {
    const { quoteRequestId } = await findLink(token);
    const at = now().toISOString();
    if (changed.kind === "requestAgain") return requestAgain(quoteRequestId, { ...changed, visit, at });
    if (changed.kind === "addFile" && !(await hasFile(changed.url))) throw new RejectedChange("fileMissing");
    if (changed.kind === "removeFile") await removeStoredFile(quoteRequestId, changed.id);
    else if (!(await hasSpace())) throw new RejectedChange("noSpace");
    await pages.change(quoteRequestId, changed, at);
    onQuoteRequest();
    return read(token);
  }

  /** Before the request forgets the file: after a failure it still names it, so that it can be removed again. */
  async function removeStoredFile(quoteRequestId: string, fileId: string): Promise<void> {
    const file = await pages.file(quoteRequestId, fileId);
    if (file === undefined) return;
    try {
      await removeFile(file.url);
    } catch (error) {
      log.error("A file that a customer removes could not be deleted", { quoteRequestId, error });
      throw new RejectedChange("fileNotRemoved");
    }
  }

  async function requestAgain(
    quoteRequestId: string,
    { introduction, key, visit, at }: RepeatedRequest & { visit: Visit | undefined; at: string },
  ): Promise<OpenedAgain> {
    const repetition = await pages.repetitionOf(quoteRequestId, introduction);
    if (repetition === undefined) throw new RejectedChange("linkInvalid");
    const { isReceiptSent } = await mailSettings.get();
    // Its id says who sent it: others with the link of this request have another key.
    const id = createHash("sha256")
      .update(`request again ${quoteRequestId} ${at.slice(0, 10)} ${key || randomUUID()}`)
      .digest("hex");
    const added = await quoteRequests.add(repetition.quoteRequest, {
      id,
      at,
      visit: visit && inTimeZone(visit, repetition.timeZone),
      idempotencyKey: repetitionKey(quoteRequestId, at),
      isCounted: false,
      repeatedFrom: quoteRequestId,
      isReceiptSent: isReceiptSent && isOneAddress(repetition.quoteRequest.email),
    });
    if (added === undefined) throw new Error("A request without a file was taken for one with a file");
    await pages.setDetails(added.id, repetition.details, at);
    onQuoteRequest();
    const token = added.id === id ? await links.openFirst(id, now()) : undefined;
    if (token === undefined) throw new RejectedChange("alreadyRequested");
    return { number: added.number, token };
  }

  return { read, change };
}

/** The page of a request does not know the customer's time zone, which the first request has. */
function inTimeZone(visit: Visit, timeZone: string | undefined): Visit {
  if (visit.replyBy === null || timeZone === undefined) return visit;
  return { ...visit, replyBy: { ...visit.replyBy, timeZone, isTheirs: true } };
}
