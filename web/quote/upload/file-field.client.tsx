"use client";

import { confirmLeaving } from "browser-kit/confirm-leaving.ts";
import { useStore } from "browser-kit/store.ts";
import { untilIdle } from "browser-kit/until.ts";
import {
  type ComponentType,
  type DragEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from "react";

import { withWords } from "#locale/browser-words.ts";
import type { Words } from "#locale/catalogs.ts";
import * as english from "#locale/en/quote-form.ts";
import { useWords } from "#locale/use-words.ts";

import { fieldId } from "../form-dom.ts";
import { FileZone } from "./file-zone.tsx";
import { reportOf } from "./part-report.ts";
import type { Upload, UploadStore } from "./upload.ts";

/** Loaded when a file is uploaded and the browser is idle. The picture is optional, so a failed download is ignored. */
const FilePicture = lazy<ComponentType<{ file: File }>>(async () => {
  await untilIdle();
  const loaded = await withWords("checkedPart", import("./file-picture.client.tsx")).catch(() => undefined);
  return { default: loaded?.FilePicture ?? (() => null) };
});

interface FileFieldProps {
  form: string;
  store: UploadStore;
  /** The file input before hydration. */
  plainInput: HTMLInputElement | null;
}

/** The file zone, with the chosen file and its upload below it. */
export function FileField({ form, store, plainInput }: FileFieldProps) {
  const { prepare, choose, retry, remove } = store;
  const words = useWords(english).upload;
  const { upload, problem } = useStore(store);
  const [isDragged, setDragged] = useState(false);
  const isUploading = upload.kind === "uploading";
  const id = fieldId(form, "file");

  useEffect(() => {
    const choosePlain = () => choose([...(plainInput?.files ?? [])]);
    choosePlain();
    // If the visitor opened a file dialog before hydration, the browser gives the file to the replaced input.
    plainInput?.addEventListener("change", choosePlain);
    return () => plainInput?.removeEventListener("change", choosePlain);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, to repeat what the visitor did before hydration
  }, []);

  useEffect(() => (isUploading ? confirmLeaving() : undefined), [isUploading]);

  useEffect(() => {
    // Otherwise the browser would open a file that is dropped outside the zone, and the form would be lost.
    const ignore = (event: Event) => event.preventDefault();
    const end = new AbortController();
    for (const type of ["dragover", "drop"]) addEventListener(type, ignore, { signal: end.signal });
    return () => end.abort();
  }, []);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setDragged(false);
    choose([...event.dataTransfer.files]);
  }
  // The pressed button disappears, so the focus must move.
  function focusInputAfter(action: () => void): void {
    action();
    document.getElementById(id)?.focus();
  }

  return (
    <FileZone
      form={form}
      isUploading={isUploading}
      isDragged={isDragged}
      error={problem}
      input={{
        onPointerEnter: prepare,
        onFocus: prepare,
        onDragEnter: () => setDragged(true),
        onDragLeave: () => setDragged(false),
        onDrop: drop,
        onChange({ currentTarget }) {
          choose([...(currentTarget.files ?? [])]);
          // Otherwise choosing the same file again, after the visitor has corrected it, fires no event.
          currentTarget.value = "";
        },
      }}
    >
      <UploadStatus
        upload={upload}
        onRetry={() => focusInputAfter(retry)}
        onRemove={() => focusInputAfter(remove)}
      />
      {reportOf(upload) !== undefined && <p className="pt-1 text-13 text-ink-2">{words.hasReport}</p>}
      {upload.kind === "uploaded" && upload.source && (
        <Suspense fallback={null}>
          <FilePicture key={upload.file.url} file={upload.source} />
        </Suspense>
      )}
    </FileZone>
  );
}

/** The chosen file with its progress and actions. `data-upload` marks it for `hasUnsentInput`. */
export function UploadStatus({
  upload,
  onRetry,
  onRemove,
}: {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const words = useWords(english).upload;
  return (
    <>
      {upload.kind !== "none" && (
        <div data-upload={upload.kind} className="pt-2.5 text-13">
          <div className="flex items-baseline gap-3">
            <bdi className="min-w-0 flex-1 truncate font-mono">{upload.name}</bdi>
            {upload.kind === "uploading" && <span className="font-mono">{upload.percent}%</span>}
            {upload.kind === "uploaded" && <span className="text-ink-2">{words.done}</span>}
            {upload.kind === "failed" && <UploadButton onClick={onRetry}>{words.retry}</UploadButton>}
            <UploadButton onClick={onRemove}>
              {upload.kind === "uploading" ? words.cancel : words.remove}
            </UploadButton>
          </div>
          {upload.kind === "uploading" && (
            <progress
              aria-label={words.progressOf(upload.name)}
              max={100}
              value={upload.percent}
              className="mt-1 block w-full accent-accent"
            />
          )}
          {upload.kind === "failed" && (
            <p role="alert" className="pt-1 font-medium text-accent-text">
              {upload.message}
            </p>
          )}
        </div>
      )}
      <output className="sr-only">{announcement(upload, words)}</output>
    </>
  );
}

function UploadButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className="cursor-pointer py-1 font-semibold text-link">
      {children}
    </button>
  );
}

/** The progress for screen readers, in steps of a quarter instead of a percent. */
function announcement(upload: Upload, words: Words["upload"]): string {
  if (upload.kind === "uploaded") return words.uploaded(upload.name);
  if (upload.kind !== "uploading") return "";
  return words.progress(upload.name, Math.floor(upload.percent / 25) * 25);
}
