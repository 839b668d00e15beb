import type { CheckMessage, CheckRequest, ErrorMessage, PictureRequest } from "part-check/messages.ts";
import { readErrorText } from "part-check/words.ts";

import { english, type PartWords } from "./words.ts";

/** Open CASCADE, which the worker fetches only for STEP and IGES files. */
const WASM_URL = new URL("occt-import-js/dist/occt-import-js.wasm", import.meta.url).href;

/** How long the worker may send nothing. Large assemblies take minutes on a phone; a file that was made to be slow never ends. */
const MAX_SILENCE_MS = 5 * 60_000;

/**
 * Checks or draws a file in a new worker. The worker ends after the result, the picture or an error, which frees its memory. The
 * returned function cancels the check.
 */
export function runCheck(
  request: Omit<CheckRequest, "wasmUrl"> | Omit<PictureRequest, "wasmUrl">,
  onMessage: (message: CheckMessage) => void,
  words: PartWords = { view: english },
): () => void {
  const { view } = words;
  const worker = new Worker(new URL("../part-check/worker.ts", import.meta.url), { type: "module" });
  const stop = () => {
    clearTimeout(timeout);
    worker.terminate();
  };
  const stopSilent = () => {
    stop();
    onMessage({ type: "error", code: "internal", text: view.tooSlow });
  };
  let timeout = setTimeout(stopSilent, MAX_SILENCE_MS);
  worker.addEventListener("message", ({ data }: MessageEvent<CheckMessage>) => {
    clearTimeout(timeout);
    if (data.type === "result" || data.type === "picture" || data.type === "error") stop();
    else timeout = setTimeout(stopSilent, MAX_SILENCE_MS);
    onMessage(data.type === "error" ? { ...data, text: errorText(data, words) } : data);
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    stop();
    // An error in the script is an ErrorEvent. If the script did not load, the event is a plain Event.
    onMessage(
      event instanceof ErrorEvent
        ? { type: "error", code: "internal", text: view.stopped }
        : { type: "error", code: "reader-unavailable", text: view.notLoaded },
    );
  });
  worker.postMessage({ ...request, wasmUrl: WASM_URL }, { transfer: [] });
  return stop;
}

/** On this site, a part that the check cannot handle can still be quoted. */
function errorText(message: ErrorMessage, { view, check }: PartWords): string {
  if (message.code === "too-large") return view.tooLarge;
  if (message.code === "internal") return view.internalError;
  return check ? readErrorText(message, check) : message.text;
}
