"use client";

import { type DragEvent, useEffect, useState } from "react";

import { fieldId } from "./field-id.ts";
import { FileZone } from "./file-zone.tsx";
import { UploadRow } from "./upload-row.tsx";
import type { UploadControl } from "./use-upload.ts";

export function FileField({
  form,
  upload,
  problem,
  expect,
  choose,
  retry,
  remove,
}: { form: string } & UploadControl) {
  const [isDragged, setDragged] = useState(false);
  const isUploading = upload.kind === "uploading";
  const id = fieldId(form, "file");

  useEffect(() => {
    if (!isUploading) return;
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", stay);
    return () => window.removeEventListener("beforeunload", stay);
  }, [isUploading]);

  useEffect(() => {
    // A file that misses the zone would be opened in place of the page, and take the form with it.
    const refuse = (event: Event) => event.preventDefault();
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setDragged(false);
    choose([...event.dataTransfer.files]);
  }
  function leave(then: () => void): void {
    then();
    document.getElementById(id)?.focus();
  }

  return (
    <FileZone
      form={form}
      isUploading={isUploading}
      isDragged={isDragged}
      error={problem}
      control={{
        onPointerEnter: expect,
        onFocus: expect,
        onDragEnter: () => setDragged(true),
        onDragLeave: () => setDragged(false),
        onDrop: drop,
        onChange({ currentTarget }) {
          choose([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was mended.
          currentTarget.value = "";
        },
      }}
    >
      {problem !== undefined && (
        <p id={`${id}-error`} role="alert" className="pt-1 text-13 font-medium text-red-text">
          {problem}
        </p>
      )}
      <UploadRow upload={upload} onRetry={() => leave(retry)} onRemove={() => leave(remove)} />
    </FileZone>
  );
}
