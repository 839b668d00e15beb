import { useState, useSyncExternalStore } from "react";

import type { UploadState, UploadStore } from "./upload-store.ts";
import { useUploadSignature } from "./use-upload-signature.ts";

export interface UploadControl extends UploadState {
  /** The visitor comes near: what an upload needs is fetched ahead. */
  readonly expect: () => void;
  readonly choose: (files: readonly File[]) => void;
  readonly retry: () => void;
  readonly remove: () => void;
}

/** The request's file, and what a form lets its visitor do with it. */
export function useUpload(store: UploadStore): UploadControl {
  const { upload, problem } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [isWanted, setWanted] = useState(false);
  const permit = useUploadSignature(isWanted);
  return {
    upload,
    problem,
    expect: () => setWanted(true),
    choose: (files) => store.choose(files, permit),
    retry: () => store.retry(permit),
    remove: store.remove,
  };
}
