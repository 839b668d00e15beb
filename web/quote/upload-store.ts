import { postFile } from "./post-file.ts";
import { fileProblem } from "./upload-rules.ts";
import type { Permission } from "./use-upload-signature.ts";
import type { StoredFile } from "./values.ts";

export type Upload =
  | { readonly kind: "none" }
  | { readonly kind: "uploading"; readonly name: string; readonly percent: number }
  | { readonly kind: "failed"; readonly name: string; readonly message: string; readonly file: File }
  | { readonly kind: "stored"; readonly name: string; readonly file: StoredFile };

/** What a request carries of it. */
export function storedFile(upload: Upload): StoredFile | undefined {
  return upload.kind === "stored" ? upload.file : undefined;
}

export interface UploadState {
  readonly upload: Upload;
  /** Why the last chosen file was not taken. */
  readonly problem: string | undefined;
}

/** Gives a signature: a fresh one, or one that is young enough. */
type Permit = (wish: { isFresh: boolean }) => Promise<Permission>;

export interface UploadStore {
  readonly get: () => UploadState;
  readonly subscribe: (changed: () => void) => () => void;
  readonly choose: (files: readonly File[], permit: Permit) => void;
  readonly retry: (permit: Permit) => void;
  readonly remove: () => void;
}

/** The one file of a request, from choosing it to lying in the storage. */
export function createUploadStore(initial: StoredFile | undefined): UploadStore {
  const listeners = new Set<() => void>();
  let running: AbortController | undefined;
  let state: UploadState = {
    upload: initial ? { kind: "stored", name: initial.name, file: initial } : { kind: "none" },
    problem: undefined,
  };

  function set(next: Partial<UploadState>): void {
    state = { ...state, ...next };
    for (const changed of listeners) changed();
  }

  async function send(file: File, isRetry: boolean, permit: Permit): Promise<void> {
    running?.abort();
    const { signal } = (running = new AbortController());
    const { name } = file;
    set({ problem: undefined, upload: { kind: "uploading", name, percent: 0 } });

    const permitted = await permit({ isFresh: isRetry });
    if (signal.aborted) return;
    if (permitted.kind === "refused") {
      return set({ upload: { kind: "failed", name, file, message: permitted.message } });
    }
    const outcome = await postFile(file, permitted.signature, {
      signal,
      onProgress: (percent) => signal.aborted || set({ upload: { kind: "uploading", name, percent } }),
    });
    if (signal.aborted || outcome.kind === "cancelled") return;
    set({
      upload:
        outcome.kind === "stored"
          ? { kind: "stored", name, file: outcome.file }
          : { kind: "failed", name, file, message: outcome.message },
    });
  }

  return {
    get: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    choose([file, ...others], permit) {
      if (!file) return;
      const found = others.length > 0 ? ONE_ONLY : fileProblem(file);
      if (found === undefined) void send(file, false, permit);
      else set({ problem: found });
    },
    retry(permit) {
      if (state.upload.kind === "failed") void send(state.upload.file, true, permit);
    },
    remove() {
      running?.abort();
      set({ problem: undefined, upload: { kind: "none" } });
    },
  };
}

const ONE_ONLY = "One file can be sent with a request. Pack several files as ZIP or RAR.";
