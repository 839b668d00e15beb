import { useToast } from "@sanity/ui/toast";
import { type ReactNode, useEffect } from "react";

import { failureToast } from "#failure-toast.ts";
import { looksLikeHeic } from "#media/heic/heic-file.ts";

const TOAST = "heic";

/**
 * Converts every HEIC photo that an editor chooses, drops or pastes anywhere in the Studio to JPEG, before a field gets it. Neither
 * browsers nor the lake can show HEIC. This happens in the browser, so it also works with Sanity's hosted lake.
 */
export function HeicUploads({ children }: { children: ReactNode }) {
  const toast = useToast();
  useEffect(() => {
    const intercept = (event: Event) => {
      const files = filesOf(event);
      if (!files.some((file) => looksLikeHeic(file)) || converted.has(event)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      toast.push({ id: TOAST, status: "info", title: "Converting HEIC to JPEG…", duration: 60_000 });
      void import("#media/heic/convert-heic.ts")
        .then(async ({ convertHeic }) => repeat(event, await convertHeic(files)))
        .then(() => toast.push({ id: TOAST, status: "success", title: "HEIC converted to JPEG" }))
        .catch((error: unknown) => {
          endDrag(event);
          toast.push({ id: TOAST, ...failureToast("The HEIC photo was not stored", error) });
        });
    };
    for (const type of EVENTS) window.addEventListener(type, intercept, { capture: true });
    return () => {
      for (const type of EVENTS) window.removeEventListener(type, intercept, { capture: true });
    };
  }, [toast]);
  return children;
}

const EVENTS = ["change", "drop", "paste"];

/** The events that were dispatched again, which are let through. They may contain a file that is HEIC only by name. */
const converted = new WeakSet<Event>();

function filesOf(event: Event): File[] {
  if (event instanceof DragEvent) return [...(event.dataTransfer?.files ?? [])];
  if (event instanceof ClipboardEvent) return [...(event.clipboardData?.files ?? [])];
  return event.target instanceof HTMLInputElement ? [...(event.target.files ?? [])] : [];
}

/** Dispatches the event again with other files. */
function repeat(event: Event, files: File[]): void {
  const { target } = event;
  if (!(target instanceof Element) || !target.isConnected)
    throw new Error("The field was closed in the meantime. Choose the photo again.");
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const again = repeatedEvent(event, transfer);
  if (target instanceof HTMLInputElement && event.type === "change") target.files = transfer.files;
  converted.add(again);
  target.dispatchEvent(again);
}

function repeatedEvent({ type }: Event, transfer: DataTransfer): Event {
  const options = { bubbles: true, cancelable: true, composed: true };
  if (type === "drop") return new DragEvent(type, { ...options, dataTransfer: transfer });
  if (type === "paste") return new ClipboardEvent(type, { ...options, clipboardData: transfer });
  return new Event(type, options);
}

/** Removes the highlight of a drop target, which is waiting for the drop. */
function endDrag({ type, target }: Event): void {
  if (type === "drop") target?.dispatchEvent(new DragEvent("dragleave", { bubbles: true }));
}
