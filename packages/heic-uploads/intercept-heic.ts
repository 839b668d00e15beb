import { looksLikeHeic } from "./heic-file.ts";

interface HeicEvents {
  readonly onStart: () => void;
  readonly onDone: () => void;
  /** The page gets none of the files. */
  readonly onFailure: (reason: unknown) => void;
}

/**
 * Converts every HEIC photo that someone chooses, drops or pastes anywhere in the page to JPEG, before the page gets it. Returns a function
 * that ends this.
 */
export function interceptHeic({ onStart, onDone, onFailure }: HeicEvents): () => void {
  const intercept = (event: Event) => {
    const files = filesOf(event);
    if (!files.some((file) => looksLikeHeic(file)) || converted.has(event)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    onStart();
    void import("./convert-heic.ts")
      .then(async ({ convertHeic }) => repeat(event, await convertHeic(files)))
      .then(onDone)
      .catch((reason: unknown) => {
        endDrag(event);
        onFailure(reason);
      });
  };
  for (const type of EVENTS) window.addEventListener(type, intercept, { capture: true });
  return () => {
    for (const type of EVENTS) window.removeEventListener(type, intercept, { capture: true });
  };
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
