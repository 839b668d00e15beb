import { createStore } from "browser-kit/store.ts";
import { MAX_REQUEST_FILES, type RequestFile, RequestPage } from "contracts/request-page.ts";
import { DETAILS_EXTENSIONS, DETAILS_FOLDER } from "contracts/upload.ts";
import * as v from "valibot";

import { browserWords } from "#locale/browser-words.ts";
import * as english from "#locale/en/request-form.ts";

import { findFileProblem, postFile } from "../upload/storage.ts";
import { postForSignature } from "../upload/upload.ts";
import { changeForm, postChange } from "./post-change.ts";

/** A file that is being added. It leaves the list when it is one of the files of the request. */
export interface RunningUpload {
  readonly id: number;
  readonly file: File;
  readonly percent: number;
  /** Why it was not added. For the customer. */
  readonly problem?: string;
  /** Whether the same file may be accepted the next time. */
  readonly mayRetry?: boolean;
}

interface UploadsState {
  readonly running: readonly RunningUpload[];
  readonly files: readonly RequestFile[];
  /** Announced to screen readers. */
  readonly news: string;
  /** Why a file was not removed. For the customer; empty otherwise. */
  readonly removalProblem: string;
}

interface Target {
  readonly token: string;
  readonly language: string;
}

/** Uploads the files that a customer adds to a request, one after the other. */
export function createRequestUploads(
  target: Target,
  initial: readonly RequestFile[],
  api = { postFile, postForSignature, postChange },
) {
  const { requestFiles: words } = browserWords(english);
  const { get, subscribe, update } = createStore<UploadsState>({
    running: [],
    files: initial,
    news: "",
    removalProblem: "",
  });
  let lastId = 0;
  let queue = Promise.resolve();
  const canceled = new Map<number, AbortController>();

  function change(id: number, next: Partial<RunningUpload>): void {
    const { running } = get();
    update({
      running: running.map((upload) => (upload.id === id ? Object.assign({}, upload, next) : upload)),
    });
  }

  function fail(id: number, problem: string): void {
    change(id, { problem, mayRetry: true });
  }

  function forget(id: number): void {
    canceled.get(id)?.abort();
    canceled.delete(id);
    update({ running: get().running.filter((upload) => upload.id !== id) });
  }

  async function add(id: number, file: File): Promise<void> {
    const { signal } = canceled.get(id) ?? {};
    if (!signal || signal.aborted) return;
    // Each signature is for one folder, which holds ten files.
    const signed = await api.postForSignature(DETAILS_FOLDER);
    if (signed.kind === "rejected") return fail(id, signed.message);
    const uploaded = await api.postFile(file, signed.signature, {
      signal,
      onProgress: (percent) => change(id, { percent }),
    });
    if (uploaded.kind === "canceled") return;
    if (uploaded.kind === "failed") return fail(id, uploaded.message);
    const added = await api.postChange(changeForm(target, { kind: "addFile", ...uploaded.file }));
    if (added.kind === "rejected") return fail(id, added.message);
    takeFiles(added.data);
    forget(id);
    update({ news: words.added(file.name) });
  }

  /** The files in the answer to a change. */
  function takeFiles(data: unknown): void {
    const parsed = v.safeParse(RequestPage, data);
    if (parsed.success) update({ files: parsed.output.files });
  }

  function start(file: File): void {
    const id = (lastId += 1);
    const { files, running } = get();
    const count = files.length + running.filter(({ problem }) => problem === undefined).length;
    const problem =
      count >= MAX_REQUEST_FILES
        ? words.tooMany(MAX_REQUEST_FILES)
        : findFileProblem(file, { extensions: DETAILS_EXTENSIONS, wrongType: words.notAccepted });
    update({
      running: [...running, { id, file, percent: 0, ...(problem === undefined ? {} : { problem }) }],
    });
    if (problem !== undefined) return;
    canceled.set(id, new AbortController());
    queue = queue.then(() => add(id, file));
  }

  return {
    get,
    subscribe,
    choose: (files: readonly File[]) => files.forEach(start),
    retry({ id, file }: RunningUpload): void {
      forget(id);
      start(file);
    },
    /** Cancels an upload, or removes its problem. */
    forget,
    async remove(id: string): Promise<void> {
      const result = await api.postChange(changeForm(target, { kind: "removeFile", id }));
      update({ removalProblem: result.kind === "rejected" ? result.message : "" });
      if (result.kind === "received") takeFiles(result.data);
    },
  };
}
