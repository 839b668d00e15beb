import type { RequestPage } from "contracts/request-page.ts";

import { getSettings } from "#cms/content.ts";
import { fillIn } from "#locale/fill-in.tsx";
import { getLanguage, getWords } from "#locale/words.ts";

import { ActionButton, Problem, problemOf } from "./page-form.tsx";
import { RequestFiles } from "./request-files.client.tsx";
import { ACCEPTED_FILES, FILE_NAME, REQUEST_FORM_ID } from "./request-form.ts";
import type { ShownForm } from "./sent-form.ts";

interface Props {
  token: string;
  request: RequestPage;
  sent: ShownForm | undefined;
}

/** The files of a request. */
export async function Files({ token, request: { number, files }, sent }: Props) {
  const { requestFiles, requestWithoutScripts } = getWords();
  const settings = await getSettings();
  const problem = problemOf(sent, "addFile") ?? problemOf(sent, "removeFile");
  const rejected = sent?.rejectedFiles ?? [];
  const problems = (problem !== undefined || rejected.length > 0) && (
    <Problem id={FILES_PROBLEM_ID}>
      {problem !== undefined && <p>{problem}</p>}
      {rejected.length > 0 && <RejectedFiles files={rejected} />}
    </Problem>
  );
  return (
    <section id="addFile" aria-labelledby="files-heading">
      <h2 id="files-heading" className="border-b border-ink pb-2 text-21">
        {requestFiles.heading}
      </h2>
      <RequestFiles token={token} language={getLanguage()} files={files} problems={problems}>
        <div className="mt-4 grid max-w-text justify-items-start gap-3">
          <label htmlFor="plain-files" className="text-14 font-medium">
            {requestFiles.choose}
          </label>
          <input
            id="plain-files"
            type="file"
            name={FILE_NAME}
            form={REQUEST_FORM_ID}
            multiple
            accept={ACCEPTED_FILES}
            aria-describedby={problems ? `plain-files-help ${FILES_PROBLEM_ID}` : "plain-files-help"}
            className="max-w-full py-2"
          />
          <p id="plain-files-help" className="font-mono text-12 text-ink-3">
            {requestFiles.formats}
          </p>
          <ActionButton action="addFile" isMultipart>
            {requestWithoutScripts.addFiles}
          </ActionButton>
          <p className="text-14 text-ink-2">{requestWithoutScripts.wait}</p>
          {settings?.email && (
            <p className="text-14 text-ink-2">
              {fillIn(
                (email) => requestWithoutScripts.email(number, email),
                <a href={`mailto:${settings.email}`} className="text-link">
                  {settings.email}
                </a>,
              )}
            </p>
          )}
        </div>
      </RequestFiles>
    </section>
  );
}

const FILES_PROBLEM_ID = "files-problem";

function RejectedFiles({ files }: { files: ShownForm["rejectedFiles"] }) {
  const { requestWithoutScripts } = getWords();
  return (
    <>
      <p>{requestWithoutScripts.notAdded(files.length)}</p>
      <ul>
        {files.map(({ name, problem }, index) => (
          // Files may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="pt-1">
            <bdi className="font-mono break-all">{name}</bdi>
            <br />
            {problem}
          </li>
        ))}
      </ul>
    </>
  );
}
