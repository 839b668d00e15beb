import { useRef, useState } from "react";

import { postFile } from "./post-file.ts";
import type { FileState } from "./send-step.ts";
import { fileProblem } from "./upload-rules.ts";
import { useUploadSignature } from "./use-upload-signature.ts";
import type { StoredFile } from "./values.ts";

export type Upload =
  | { readonly kind: "none" }
  | { readonly kind: "uploading"; readonly name: string; readonly percent: number }
  | { readonly kind: "failed"; readonly name: string; readonly message: string; readonly file: File }
  | { readonly kind: "stored"; readonly name: string; readonly file: StoredFile };

export interface UploadControl {
  readonly upload: Upload;
  /** Why the last chosen file was not taken. */
  readonly problem: string | undefined;
  readonly state: FileState;
  /** The visitor comes near: what an upload needs is fetched ahead. */
  readonly expect: () => void;
  readonly choose: (files: readonly File[]) => void;
  readonly retry: () => void;
  readonly remove: () => void;
}

/** The one file of a request, from choosing it to lying in the storage. */
export function useUpload(initial: StoredFile | undefined): UploadControl {
  const [upload, setUpload] = useState<Upload>(
    initial ? { kind: "stored", name: initial.name, file: initial } : { kind: "none" },
  );
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const [isWanted, setWanted] = useState(false);
  const permission = useUploadSignature(isWanted);

  async function send(file: File, isRetry: boolean): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const { name } = file;
    setProblem(undefined);
    setUpload({ kind: "uploading", name, percent: 0 });

    const permitted = await permission({ isFresh: isRetry });
    if (signal.aborted) return;
    if (permitted.kind === "refused") {
      return setUpload({ kind: "failed", name, file, message: permitted.message });
    }
    const outcome = await postFile(file, permitted.signature, {
      signal,
      onProgress: (percent) => signal.aborted || setUpload({ kind: "uploading", name, percent }),
    });
    if (signal.aborted || outcome.kind === "cancelled") return;
    setUpload(
      outcome.kind === "stored"
        ? { kind: "stored", name, file: outcome.file }
        : { kind: "failed", name, file, message: outcome.message },
    );
  }

  return {
    upload,
    problem,
    state: upload.kind,
    expect: () => setWanted(true),
    choose([file, ...others]) {
      if (!file) return;
      const found = others.length > 0 ? ONE_ONLY : fileProblem(file);
      if (found === undefined) void send(file, false);
      else setProblem(found);
    },
    retry() {
      if (upload.kind === "failed") void send(upload.file, true);
    },
    remove() {
      running.current?.abort();
      setProblem(undefined);
      setUpload({ kind: "none" });
    },
  };
}

const ONE_ONLY = "One file can be sent with a request. Pack several files as ZIP or RAR.";
