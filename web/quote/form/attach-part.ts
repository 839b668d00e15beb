import { FILE_EXTENSIONS } from "contracts/upload.ts";

import { openDialog } from "../dialog/dialog.ts";
import { DIALOG_FORM, fieldId } from "../form-dom.ts";
import { keepReport } from "../upload/part-report.ts";
import { extensionOf } from "../upload/storage.ts";
import { MAX_MESSAGE_LENGTH } from "./form-logic.ts";

/** The description that the last call wrote. */
let written = "";

/**
 * Opens the quote dialog with a file, as if the visitor had chosen it there: the form checks and uploads it. Fills in `description`
 * unless the visitor has written one. `report` is sent with the request, as long as the file is.
 */
export async function requestQuoteForPart(file: File, description: string, report: string): Promise<void> {
  const input = document.getElementById(fieldId(DIALOG_FORM, "file"));
  const message = document.getElementById(fieldId(DIALOG_FORM, "message"));
  if (!(input instanceof HTMLInputElement) || !(message instanceof HTMLTextAreaElement)) return;
  openDialog();

  if (message.value === "" || message.value === written) {
    written = description.slice(0, MAX_MESSAGE_LENGTH);
    // setRangeText, because React ignores an input event after an assignment to `value`.
    message.setRangeText(written, 0, message.value.length, "end");
    message.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const accepted = await toAcceptedFile(file);
  keepReport(accepted, report);
  const transfer = new DataTransfer();
  transfer.items.add(accepted);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The part check reads more formats than the form accepts: these are packed as ZIP. */
async function toAcceptedFile(file: File): Promise<File> {
  const extension = extensionOf(file.name).toLowerCase();
  if (FILE_EXTENSIONS.some((accepted) => accepted === extension)) return file;
  const { storeInZip } = await import("./store-in-zip.ts");
  return storeInZip(file);
}
