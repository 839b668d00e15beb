import { useToast } from "@sanity/ui/toast";
import { useCallback } from "react";

import { failureToast } from "./failure-toast.ts";

/** Puts a text on the clipboard. Throws with a sentence for editors if the browser does not allow that. */
export async function copyText(text: string): Promise<void> {
  if (!isSecureContext)
    throw new Error("Browsers only copy on pages whose address starts with https:// or is localhost.");
  await navigator.clipboard.writeText(text);
}

/** Returns a function that copies a text, and says in a toast that it is copied, or why not. */
export function useCopyText() {
  const { push } = useToast();
  return useCallback(
    async (text: string, done: string) => {
      try {
        await copyText(text);
        push({ status: "success", title: done });
      } catch (reason) {
        push(failureToast("Nothing was copied", reason));
      }
    },
    [push],
  );
}
