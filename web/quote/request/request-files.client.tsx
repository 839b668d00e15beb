"use client";

import { confirmLeaving } from "browser-kit/confirm-leaving.ts";
import { useStore } from "browser-kit/store.ts";
import type { RequestFile } from "contracts/request-page.ts";
import { type ReactNode, useEffect, useState } from "react";

import * as english from "#locale/en/request-form.ts";
import { useWords } from "#locale/use-words.ts";

import { ACCEPTED_FILES, REMOVE_FILE_NAME, REQUEST_FORM_ID } from "./request-form.ts";
import { createRequestUploads, type RunningUpload } from "./request-uploads.ts";

const TEXT_BUTTON = "shrink-0 p-2 text-13 text-link underline";
const INPUT_ID = "request-files-input";

interface Props {
  token: string;
  language: string;
  files: readonly RequestFile[];
  /** Why files were not added or removed without scripts. */
  problems: ReactNode;
  /** How to send files without scripts. */
  children: ReactNode;
}

/** The files of a request, and a zone to add more. */
export function RequestFiles({ token, language, files: initial, problems, children }: Props) {
  const { requestFiles: words } = useWords(english);
  const [uploads] = useState(() => createRequestUploads({ token, language }, initial));
  const { files, running, news, removalProblem } = useStore(uploads);
  const [isDragged, setDragged] = useState(false);
  const isUploading = running.some(({ problem }) => problem === undefined);

  useEffect(() => (isUploading ? confirmLeaving() : undefined), [isUploading]);

  return (
    <>
      {files.length > 0 && (
        <ul className="max-w-text">
          {files.map(({ id, name }) => (
            <li key={id} className="flex items-baseline gap-4 border-b border-rule py-1">
              <bdi className="min-w-0 flex-1 font-mono text-14 break-all">{name}</bdi>
              <button
                type="submit"
                form={REQUEST_FORM_ID}
                name={REMOVE_FILE_NAME}
                value={id}
                aria-label={words.removeFile(name)}
                className={TEXT_BUTTON}
                onClick={(event) => {
                  event.preventDefault();
                  void uploads.remove(id);
                }}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {removalProblem !== "" && <Problem text={removalProblem} />}
      {problems}
      <noscript>{children}</noscript>
      <div data-dragged={isDragged || undefined} className="file-zone mt-4 max-w-text">
        <input
          id={INPUT_ID}
          type="file"
          multiple
          accept={ACCEPTED_FILES}
          aria-label={words.choose}
          aria-describedby={`${INPUT_ID}-help`}
          onDragEnter={() => setDragged(true)}
          onDragLeave={() => setDragged(false)}
          onDrop={() => setDragged(false)}
          onChange={({ currentTarget }) => {
            uploads.choose([...(currentTarget.files ?? [])]);
            // Otherwise choosing the same file again fires no event.
            currentTarget.value = "";
          }}
        />
        <p>
          <span className="font-semibold text-link">{words.choose}</span> {words.drop}
        </p>
        <p id={`${INPUT_ID}-help`} className="pt-0.5 font-mono text-12 text-ink-3">
          {words.formats}
        </p>
      </div>
      <ul className="max-w-text">
        {running.map((upload) => (
          <Upload
            key={upload.id}
            upload={upload}
            onRetry={() => uploads.retry(upload)}
            onForget={() => uploads.forget(upload.id)}
          />
        ))}
      </ul>
      <output className="sr-only">{news}</output>
    </>
  );
}

interface UploadProps {
  upload: RunningUpload;
  onRetry: () => void;
  onForget: () => void;
}

function Upload({ upload: { file, percent, problem, mayRetry }, onRetry, onForget }: UploadProps) {
  const { requestFiles: words } = useWords(english);
  return (
    <li className="py-2 text-14">
      <div className="flex items-baseline gap-4">
        <bdi className="min-w-0 flex-1 truncate font-mono">{file.name}</bdi>
        {problem === undefined ? <span className="font-mono">{percent}%</span> : null}
        {mayRetry && (
          <TextButton label={`${words.retry}: ${file.name}`} onClick={onRetry}>
            {words.retry}
          </TextButton>
        )}
        {problem === undefined ? (
          <TextButton label={words.cancelFile(file.name)} onClick={onForget}>
            {words.cancel}
          </TextButton>
        ) : (
          <TextButton label={words.removeFile(file.name)} onClick={onForget}>
            {words.remove}
          </TextButton>
        )}
      </div>
      {problem === undefined ? (
        <progress
          aria-label={words.uploading(file.name)}
          max={100}
          value={percent}
          className="mt-1 block w-full accent-accent"
        />
      ) : (
        <Problem text={problem} />
      )}
    </li>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="pt-1 text-14 font-medium text-accent-text">
      {text}
    </p>
  );
}

function TextButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className={TEXT_BUTTON}>
      {children}
    </button>
  );
}
