import type { CheckMessage, CheckRequest, PictureRequest, ReadErrorCode } from "part-check/messages.ts";

/** Open CASCADE, which the worker fetches only for STEP and IGES files. */
const WASM_URL = new URL("occt-import-js/dist/occt-import-js.wasm", import.meta.url).href;

const STOPPED = {
  type: "error",
  code: "internal",
  text: "The check stopped. The file may need more memory than this browser has. Request a quote, and we'll check it for you.",
} as const satisfies CheckMessage;

const TOO_SLOW = {
  type: "error",
  code: "internal",
  text: "The check was stopped because it took too long. Request a quote, and we'll check the file for you.",
} as const satisfies CheckMessage;

/** How long the worker may send nothing. Large assemblies take minutes on a phone; a file that was made to be slow never ends. */
const MAX_SILENCE_MS = 5 * 60_000;

const NOT_LOADED = {
  type: "error",
  code: "reader-unavailable",
  text: "The check didn't load. Check your connection and try again.",
} as const satisfies CheckMessage;

/** On this site, a part that the check cannot handle can still be quoted. */
const TEXTS: Partial<Record<ReadErrorCode, string>> = {
  "too-large":
    "The file is too large for the check. Export it with fewer triangles, or send it with a quote request.",
  internal:
    "The check stopped because of an error on our side. You can still send the file with a quote request.",
};

/**
 * Checks or draws a file in a new worker. The worker ends after the result, the picture or an error, which frees its memory. The
 * returned function cancels the check.
 */
export function runCheck(
  request: Omit<CheckRequest, "wasmUrl"> | Omit<PictureRequest, "wasmUrl">,
  onMessage: (message: CheckMessage) => void,
): () => void {
  const worker = new Worker(new URL("../part-check/worker.ts", import.meta.url), { type: "module" });
  const stop = () => {
    clearTimeout(timeout);
    worker.terminate();
  };
  const stopSilent = () => {
    stop();
    onMessage(TOO_SLOW);
  };
  let timeout = setTimeout(stopSilent, MAX_SILENCE_MS);
  worker.addEventListener("message", ({ data }: MessageEvent<CheckMessage>) => {
    clearTimeout(timeout);
    if (data.type === "result" || data.type === "picture" || data.type === "error") stop();
    else timeout = setTimeout(stopSilent, MAX_SILENCE_MS);
    onMessage(data.type === "error" ? { ...data, text: TEXTS[data.code] ?? data.text } : data);
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    stop();
    // An error in the script is an ErrorEvent. If the script did not load, the event is a plain Event.
    onMessage(event instanceof ErrorEvent ? STOPPED : NOT_LOADED);
  });
  worker.postMessage({ ...request, wasmUrl: WASM_URL }, { transfer: [] });
  return stop;
}
