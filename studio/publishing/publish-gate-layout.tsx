import { lazy, Suspense, useEffect, useState } from "react";
import { type LayoutProps, useClient, useWorkspace } from "sanity";
import { apiVersion, publishedId, type StoredDocument } from "schemas/fields/lake.ts";

import { checkDocument, createPublishedCheck, isContentType } from "#check/check-document.ts";
import { type Answer, publishGate, type Question } from "#publishing/publish-gate.ts";
import { keepReferencesWeak, unpublishedReferences } from "#publishing/unpublished-references.ts";
import { keepScheduledChanges } from "#schedule/kept-changes.ts";

const PublishDialog = lazy(() => import("#publishing/publish-dialog.tsx"));

/** The versions in a release, except those that it unpublishes. */
const VERSIONS = `*[string::startsWith(_id, $prefix) && _system.delete != true]`;

/** The Studio's layout, with the dialog of the publish gate. */
export function PublishGateLayout(props: LayoutProps) {
  const workspace = useWorkspace();
  const client = useClient({ apiVersion });
  const [asked, setAsked] = useState<{ question: Question; answer: (answer: Answer) => void }>();

  useEffect(
    () =>
      publishGate.connect({
        check: async (documents) => {
          const isPublished = createPublishedCheck(
            workspace,
            new Set(documents.map(({ _id }) => publishedId(_id))),
          );
          const checked = documents.filter(({ _type }) => isContentType(workspace, _type));
          return (
            await Promise.all(checked.map((document) => checkDocument(document, workspace, isPublished)))
          ).flat();
        },
        versionsIn: (name) =>
          client.fetch<StoredDocument[]>(
            VERSIONS,
            { prefix: `versions.${name}.` },
            { perspective: "raw", tag: "publish-gate" },
          ),
        unpublishedReferences: (draft) => unpublishedReferences(client, draft),
        keepReferencesWeak: (documents) => keepReferencesWeak(client, documents),
        keepScheduledChanges: (name) => keepScheduledChanges(client, name),
        ask: (question) =>
          new Promise((resolve) => {
            setAsked((before) => {
              // A second click while the dialog is open.
              before?.answer("nothing");
              return { question, answer: resolve };
            });
          }),
      }),
    [workspace, client],
  );

  const answer = (given: Answer) => {
    asked?.answer(given);
    setAsked(undefined);
  };
  return (
    <>
      {props.renderDefault(props)}
      {asked !== undefined && (
        <Suspense>
          <PublishDialog question={asked.question} onAnswer={answer} />
        </Suspense>
      )}
    </>
  );
}
