import { ADDRESS } from "../contact.ts";
import { createSheet, type Sheet } from "./sheet.ts";

const CLAUSES: readonly (readonly [heading: string, ...paragraphs: string[]])[] = [
  [
    "1. Purpose",
    "The parties want to exchange information to discuss, quote and make parts (the “Purpose”). Each party may disclose information (“Discloser”) and receive it (“Recipient”). This agreement protects both in the same way.",
  ],
  [
    "2. Confidential information",
    "“Confidential Information” means all information that a Discloser gives for the Purpose, in any form, including models, drawings, specifications, samples, prices and plans, if it is marked confidential or if a reasonable person would understand it to be. Models and drawings of parts are always Confidential Information.",
  ],
  [
    "3. What is not confidential",
    "Information is not Confidential Information if the Recipient can show that it was public through no fault of the Recipient, was known to the Recipient before, was received lawfully from a third party without a duty of confidence, or was developed without use of the Discloser’s information.",
  ],
  [
    "4. Duties of the Recipient",
    "The Recipient will use Confidential Information for the Purpose only; protect it with the care that it uses for its own, and at least reasonable care; disclose it only to employees and advisers who need it for the Purpose and are bound to confidence; and not reverse engineer samples.",
  ],
  [
    "5. Subcontractors",
    "The Recipient may disclose Confidential Information to a subcontractor only as far as the Purpose requires and only if the subcontractor is bound in writing by duties no weaker than these. The Recipient is responsible for its subcontractors.",
  ],
  [
    "6. Disclosure required by law",
    "If a law or an authority requires disclosure, the Recipient will notify the Discloser in advance where this is permitted, and will disclose only what is required.",
  ],
  [
    "7. Return and deletion",
    "On written request the Recipient will return or delete Confidential Information within 30 days and confirm it. Records that the law requires, and routine backups until they are overwritten, may be kept; the duties of this agreement continue to apply to them.",
  ],
  [
    "8. Ownership, and no obligation to order",
    "Confidential Information remains the property of the Discloser. This agreement grants no license and does not oblige either party to place or accept an order. Information is provided as is.",
  ],
  [
    "9. Term",
    "This agreement starts on the date below. Either party may end it with 30 days’ written notice. The duties for information already received continue for the number of years entered below, and for trade secrets as long as they are trade secrets.",
  ],
  [
    "10. Remedies",
    "A breach can cause harm that money cannot repair. The Discloser may ask a court for an order that stops it, in addition to other remedies.",
  ],
  [
    "11. General",
    "This is the whole agreement on its subject. Changes must be in writing and signed by both parties. If a clause is invalid, the others remain. The governing law and the place of jurisdiction or arbitration are those entered below. Signed copies, including electronic ones, are originals.",
  ],
];

/** A mutual confidentiality agreement with fields to fill in. */
export async function renderMutualNda(): Promise<Uint8Array> {
  const sheet = await createSheet(
    "Mutual non-disclosure agreement",
    "Mutual NDA template. Not legal advice: have it reviewed before you sign.",
  );
  sheet.title("Mutual non-disclosure agreement");
  sheet.remark("Between the two parties named here, each a “party”.");
  writeParty(sheet, "Party 1");
  writeParty(sheet, "Party 2", { company: "Donghe Manufacturing", address: ADDRESS.join(", ") });
  for (const [heading, ...paragraphs] of CLAUSES) {
    sheet.heading(heading);
    for (const paragraph of paragraphs) sheet.paragraph(paragraph);
  }
  sheet.heading("Agreed");
  sheet.fields("Agreement", { label: "Date" }, { label: "Duties continue for (years)", text: "3" });
  sheet.fields("Agreement", { label: "Governing law" }, { label: "Place of jurisdiction or arbitration" });
  for (const party of ["Party 1", "Party 2"]) {
    sheet.heading(party);
    sheet.fields(`${party} signs`, { label: "Name and title" }, { label: "Signature and date" });
  }
  return sheet.save();
}

function writeParty(sheet: Sheet, party: string, known?: { company: string; address: string }) {
  sheet.heading(party);
  sheet.fields(
    party,
    { label: "Company", ...(known && { text: known.company }) },
    { label: "Country and registration number" },
  );
  sheet.fields(party, { label: "Address", ...(known && { text: known.address }) });
}
