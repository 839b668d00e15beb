import type { StaffRequestPage } from "contracts/staff.ts";

const NOT_EMAILED = "It is on the page, but not emailed";

/** How the customer gets to know of a question. */
export function questionHint(email: string, problem: StaffRequestPage["mailProblem"]): string {
  switch (problem) {
    case undefined:
      return `It is emailed to ${email} with a link to the page for the answer.`;
    case "server":
      return `${NOT_EMAILED}, because the server sends no email. Send the customer the link below.`;
    case "address":
      return `${NOT_EMAILED}, because “${email}” is not an email address. Tell the customer in another way.`;
    case "rejected":
      return `It is emailed to ${email}, but another email to it could not be delivered. Tell the customer in another way too.`;
  }
}
