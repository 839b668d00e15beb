import { Receipt } from "contracts/receipt.ts";
import { OpenedAgain, REQUEST_CHANGE_PATH, REQUEST_PAGE_PATH, RequestPage } from "contracts/request-page.ts";
import { RequestLink, StaffRequestPage } from "contracts/staff.ts";
import { sampleQuoteRequest } from "contracts/testing/sample-quote-request.ts";
import * as v from "valibot";

import { createTestAdmin, readReply } from "./admin.ts";

/** The test admin with one request, and what its customer and staff can do with its page. */
export async function openRequestPage({
  email = sampleQuoteRequest.email,
  ...options
}: { email?: string; sendsMail?: boolean } = {}) {
  const admin = await createTestAdmin(options);
  const insert = async (message: string) => {
    const { data } = await readReply(
      await admin.send("/api/orderInquiry/insert", { ...sampleQuoteRequest, email, message }),
      v.required(Receipt, ["token"]),
    );
    return data ?? { number: "", token: "" };
  };
  const { number, token } = await insert(sampleQuoteRequest.message);
  const [request] = await admin.all();
  const id = request?.id ?? "";
  const page = `/staff/quote-requests/${id}/page`;
  const postChange = (change: unknown, of: string) => admin.send(REQUEST_CHANGE_PATH, { token: of, change });
  return {
    ...admin,
    id,
    number,
    token,
    insert,
    read: async (of = token) => readReply(await admin.send(REQUEST_PAGE_PATH, { token: of }), RequestPage),
    change: async (change: unknown, of = token) => readReply(await postChange(change, of), RequestPage),
    requestAgain: async ({
      of = token,
      ...texts
    }: { of?: string; introduction?: string; key?: string } = {}) => {
      const { data } = await readReply(await postChange({ kind: "requestAgain", ...texts }, of), OpenedAgain);
      return data ?? { number: "", token: "" };
    },
    readAsStaff: async () => (await readReply(await admin.staff.request(page), StaffRequestPage)).data,
    changeAsStaff: async (change: unknown) => {
      const body = JSON.stringify(change);
      const headers = { "content-type": "application/json" };
      return readReply(await admin.staff.request(page, { method: "POST", headers, body }), StaffRequestPage);
    },
    /** The address of the customer's link, as staff copy it. */
    link: async () => {
      const response = await admin.staff.request(`/staff/quote-requests/${id}/link`, { method: "POST" });
      return (await readReply(response, RequestLink)).data?.url ?? "";
    },
    mails: async () =>
      admin.database
        .selectFrom("mails")
        .selectAll()
        .where("kind", "not in", ["request", "receipt"])
        .execute(),
  };
}
