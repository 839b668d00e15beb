import type { ReactNode } from "react";

import type { Upload } from "./upload-store.ts";

/** The chosen file: how far it is, and what can be done with it. */
export function UploadRow({
  upload,
  onRetry,
  onRemove,
}: {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}) {
  return (
    <>
      {upload.kind !== "none" && (
        <div data-upload={upload.kind} className="pt-2.5 text-13">
          <div className="flex items-baseline gap-3">
            <bdi className="min-w-0 flex-1 truncate font-mono">{upload.name}</bdi>
            {upload.kind === "uploading" && <span className="font-mono">{upload.percent} %</span>}
            {upload.kind === "stored" && <span className="text-ink-2">Uploaded</span>}
            {upload.kind === "failed" && <RowButton onClick={onRetry}>Try again</RowButton>}
            <RowButton onClick={onRemove}>{upload.kind === "uploading" ? "Cancel" : "Remove"}</RowButton>
          </div>
          {upload.kind === "uploading" && (
            <progress
              aria-label={`Upload of ${upload.name}`}
              max={100}
              value={upload.percent}
              className="mt-1 block w-full accent-red"
            />
          )}
          {upload.kind === "failed" && (
            <p role="alert" className="pt-1 font-medium text-red-text">
              {upload.message}
            </p>
          )}
        </div>
      )}
      <output className="sr-only">{spoken(upload)}</output>
    </>
  );
}

function RowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className="cursor-pointer py-1 font-semibold text-link">
      {children}
    </button>
  );
}

/** Every quarter is enough to hear. */
function spoken(upload: Upload): string {
  if (upload.kind === "stored") return `${upload.name} is uploaded`;
  if (upload.kind !== "uploading") return "";
  return `Uploading ${upload.name}, ${Math.floor(upload.percent / 25) * 25} percent`;
}
