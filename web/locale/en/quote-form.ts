import { missingMessages } from "contracts/quote-request.ts";

export { locale } from "./locale.ts";

// The form of a quote request, before and after hydration. docs/behavior.md §5 to §8 specify many of these texts.

export const quoteForm = {
  fields: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    location: "Country code",
    phone: "Phone",
    message: "Project description",
  },
  missing: missingMessages,
  tooLong: (maxLength: number) => `Use at most ${maxLength} characters`,
  unprintable: "Remove the characters that cannot be shown",
  unknownCountry: (typed: string) =>
    `We don't recognize “${typed}”. Enter a country or its dialing code, such as Germany or +49`,
  countries: "Countries",
  noCountry: "No match. Type a country name or code.",
  countryCount: (count: number) => `${count} ${count === 1 ? "country" : "countries"}`,
  /** Of a hidden field that only bots fill in. */
  honeypot: "Leave this empty",
  send: "Send request",
  sending: "Sending…",
  sent: "Request sent. Loading the confirmation.",
  required: "All fields are required except the file.",
  incomplete: (fields: number) =>
    fields === 1 ? "Please complete one field" : `Please complete ${fields} fields`,
  problem: (field: string, message: string) => `${field}: ${message}`,
  saved: "Everything you typed is saved. You can send it again: we won't receive it twice.",
  cutOff: (maxLength: number) => `Only ${maxLength} characters fit: the end of what you pasted was cut off.`,
  /** The button that adds a line to the description, and this line. */
  phoneEmpty: "Enter your last phone",
  stillUploading: "The file is being uploaded......",
  notUploaded: "The file was not uploaded. Try again or remove it, then send the request.",
  notAccepted: "The file was not accepted. Choose another one, or send the request again without it.",
  fileNeedsScript: "Attaching a file needs JavaScript. Email it to us after you send the request.",
};

export const upload = {
  label: "CAD file",
  optional: "(optional)",
  /** docs/behavior.md §7.3: the label while a file is being uploaded. */
  uploading: "(File is being uploaded...)",
  choose: "Choose a file",
  chooseOrDrop: (choose: string) => `${choose} or drop it here`,
  formats: "step, stp, igs, stl · several files: ZIP or RAR · up to 500 MB",
  oneFileOnly: "Only one file per request. Put several files in a ZIP or RAR.",
  tooLarge: "The file size cannot exceed 500MB,please upload again.",
  wrongType: "This file type is not accepted. Send STEP, STP, IGS or STL, or several files in a ZIP or RAR.",
  empty: "The file is empty. Choose another one.",
  connectionLost: "The connection was lost during the upload. The rest of the form is saved. Try again.",
  unreadable: "The file was moved or changed. Choose it again.",
  rejected: (reason: string) => `The file was rejected: ${reason}.`,
  linkExpired: "The upload link has expired. Try again.",
  quotaExceeded: "Too many files came from your network today. Email this one, or try again tomorrow.",
  noSpace: "We have little space left. Send a smaller file, or email this one.",
  notStored: (reason: string) => `The file could not be stored (${reason}). Try again in a moment.`,
  notAllowed: "The server didn't allow the upload.",
  done: "Uploaded",
  retry: "Try again",
  cancel: "Cancel",
  remove: "Remove",
  progressOf: (file: string) => `Upload of ${file}`,
  uploaded: (file: string) => `${file} is uploaded`,
  progress: (file: string, percent: number) => `Uploading ${file}, ${percent} percent`,
  hasReport: "The part check findings are sent with the request.",
};
