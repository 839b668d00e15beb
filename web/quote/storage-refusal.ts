import { TOO_BIG } from "./upload-rules.ts";

/** Says in the visitor's words what the storage answered in XML (OSS error codes), and when it said nothing usable. */
export function refusalText(status: number, xml: string): string {
  const code = element(xml, "Code");
  const message = element(xml, "Message");
  if (code === "EntityTooLarge") return TOO_BIG;
  if (code === "EntityTooSmall") return "The file is empty. Choose another one.";
  if (code === "InvalidArgument" && message) return `The file was refused: ${message}.`;
  if (isPermission(status, code)) return "The permission to upload has expired. Try again.";
  return `The file could not be stored (${code ?? `status ${status}`}). Try again in a moment.`;
}

function isPermission(status: number, code: string | undefined): boolean {
  return (
    status === 403 && (code === "AccessDenied" || code === "SignatureDoesNotMatch" || code === undefined)
  );
}

function element(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&").replace(/\.$/, "");
}
