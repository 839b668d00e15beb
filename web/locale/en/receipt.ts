// What the confirmation says about a request that was just sent.

/** The number, and until when staff reply, on the confirmation and the page of a request. */
export const requestReceipt = {
  number: "Request number",
  /** `time`: “Tue, May 12, 6:00 PM”. `zone`: the name of the time zone, if it is not the visitor's. */
  replyBy: (time: string, zone: string | undefined) =>
    `You will hear from us by ${time} ${zone ?? "your time"}.`,
  addDetails: "Add parts, drawings and details",
  addDetailsHint:
    "Quantities, materials, tolerances, drawings, photos, more files. All of it is optional, and it speeds up the quote.",
};
