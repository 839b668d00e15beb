import type { OrderField, PartField } from "contracts/request-page.ts";

export { locale } from "./locale.ts";

// The forms on the page of a request, before and after hydration.

export const requestDetails = {
  heading: "Parts and details",
  hint: "Everything is optional. Fill in what you know.",
  part: (index: number) => `Part ${index}`,
  parts: {
    part: "File or description",
    quantity: "Quantity",
    material: "Material",
    finish: "Finish",
    tolerance: "Tolerance or drawing",
    note: "Note",
  } satisfies Record<PartField, string>,
  addPart: "Add another part",
  removePart: (index: number) => `Remove part ${index}`,
  remove: "Remove",
  orderHeading: "About the order",
  order: {
    company: "Company",
    country: "Delivery country",
    wantedDate: "Needed by",
    incoterm: "Incoterm",
    nda: "NDA",
  } satisfies Record<OrderField, string>,
  noIncoterm: "Not sure yet",
  noNda: "Not needed",
  nda: { signed: "Already signed", wanted: "Send me one to sign" },
  save: "Save",
  saving: "Saving…",
  saved: "Saved",
  notSaved: (reason: string) => `Not saved. ${reason} What you typed is still here.`,
};

export const requestFiles = {
  heading: "Files",
  choose: "Choose files",
  drop: "or drop them here",
  formats: "CAD, PDF, DXF, DWG, photos, ZIP · up to 20 files, 500 MB each",
  notAccepted:
    "This file type is not accepted. Send CAD files, PDF, DXF, DWG, PNG, JPEG, HEIC, WebP or TIFF, or a ZIP or RAR.",
  tooMany: (max: number) => `A request can have ${max} files. Put several into a ZIP.`,
  uploading: (name: string) => `Upload of ${name}`,
  added: (name: string) => `${name} was added`,
  retry: "Try again",
  cancel: "Cancel",
  cancelFile: (name: string) => `Cancel the upload of ${name}`,
  remove: "Remove",
  removeFile: (name: string) => `Remove ${name}`,
};

/** Requests that repeat each other. `number` becomes a link if the browser has opened its page. */
export const relatedRequests = {
  repeats: (number: string) => `Sent again with the parts of request ${number}`,
  repeatedBy: (number: string) => `Sent again as request ${number}`,
};
