import { lazy, Suspense, useEffect, useState } from "react";
import { type LayoutProps, useClient, useWorkspace } from "sanity";
import { apiVersion, type StoredDocument } from "schemas/lake.ts";

import { checkDocument, isContentType } from "#check/check-document.ts";
import type { Finding } from "#check/findings.ts";
import { publishGate, type Step } from "#publishing/publish-gate.ts";

const PublishDialog = lazy(() =>
  import("#publishing/publish-dialog.tsx").then(({ PublishDialog: component }) => ({ default: component })),
);

/** The versions of a release, without those that the release unpublishes. */
const VERSIONS = `*[string::startsWith(_id, $prefix) && _system.delete != true]`;

interface Question {
  findings: readonly Finding[];
  step: Step;
  answer: (isAllowed: boolean) => void;
}

/** The layout of the Studio with the dialog of the publish gate. */
export function PublishGateLayout(props: LayoutProps) {
  const workspace = useWorkspace();
  const client = useClient({ apiVersion });
  const [question, setQuestion] = useState<Question>();

  useEffect(
    () =>
      publishGate.open({
        check: async (documents) => {
          const checked = documents.filter(({ _type }) => isContentType(workspace, _type));
          return (await Promise.all(checked.map((document) => checkDocument(document, workspace)))).flat();
        },
        versionsIn: (name) =>
          client.fetch<StoredDocument[]>(
            VERSIONS,
            { prefix: `versions.${name}.` },
            { perspective: "raw", tag: "publish-gate" },
          ),
        ask: (findings, step) =>
          new Promise((resolve) => {
            setQuestion((asked) => {
              // A second click while the dialog is open.
              asked?.answer(false);
              return { findings, step, answer: resolve };
            });
          }),
      }),
    [workspace, client],
  );

  const answer = (isAllowed: boolean) => {
    question?.answer(isAllowed);
    setQuestion(undefined);
  };
  return (
    <>
      {props.renderDefault(props)}
      {question !== undefined && (
        <Suspense>
          <PublishDialog findings={question.findings} step={question.step} onAnswer={answer} />
        </Suspense>
      )}
    </>
  );
}
