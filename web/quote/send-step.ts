import type { QuoteErrors } from "./validation.ts";

/** Spec §8. */
const PHONE_EMPTY = "Enter your last phone";
const STILL_UPLOADING = "The file is being uploaded......";
const NOT_UPLOADED = "The file was not uploaded. Try again or remove it, then send the request.";

const NOT_TAKEN = "The file was not taken. Choose another one, or send the request again without it.";

/** `rejected`: what was chosen last was not taken, which is said once. */
export type FileState = "none" | "uploading" | "failed" | "uploaded" | "rejected";

export type SendStep =
  /** The fields show their messages; the warning, where there is one, stands beside them. */
  | { readonly kind: "invalid"; readonly warning?: string }
  | { readonly kind: "wait"; readonly warning: string }
  | { readonly kind: "send" };

/** What happens when the visitor sends the form: the first three steps of Spec §4, in their order. */
export function nextStep({
  errors,
  file,
  phone,
}: {
  errors: QuoteErrors;
  file: FileState;
  phone: string;
}): SendStep {
  const isPhoneEmpty = phone.trim() === "";
  if (Object.keys(errors).length > 0) {
    return isPhoneEmpty ? { kind: "invalid", warning: PHONE_EMPTY } : { kind: "invalid" };
  }
  if (file === "uploading") return { kind: "wait", warning: STILL_UPLOADING };
  if (file === "rejected") return { kind: "wait", warning: NOT_TAKEN };
  if (file === "failed") return { kind: "wait", warning: NOT_UPLOADED };
  return { kind: "send" };
}
