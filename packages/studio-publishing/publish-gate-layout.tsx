import { lazy, Suspense, useEffect, useState } from "react";
import { type LayoutProps, useClient, useWorkspace } from "sanity";
import { checkDocuments, type DocumentRules } from "studio-check/check-document.ts";
import { API } from "studio-kit/api.ts";
import type { StoredDocument } from "studio-kit/stored-document.ts";

import { keepScheduledChanges } from "./kept-changes.ts";
import type { QuickFix } from "./publish-dialog.tsx";
import type { Answer, PublishGate, Question } from "./publish-gate.ts";
import { keepReferencesWeak, unpublishedReferences } from "./unpublished-references.ts";

const PublishDialog = lazy(() => import("./publish-dialog.tsx"));

/** The versions in a release, except those that it unpublishes. */
const VERSIONS = `*[string::startsWith(_id, $prefix) && _system.delete != true]`;

interface PublishGateOptions {
  readonly gate: PublishGate;
  readonly rules: DocumentRules;
  /** Shown in the dialog above the problems. */
  readonly QuickFix: QuickFix;
}

/** Creates the Studio's layout with the dialog of the publish gate. */
export function createPublishGateLayout({ gate, rules, QuickFix }: PublishGateOptions) {
  return function PublishGateLayout(props: LayoutProps) {
    const workspace = useWorkspace();
    const client = useClient(API);
    const [asked, setAsked] = useState<{ question: Question; answer: (answer: Answer) => void }>();

    useEffect(
      () =>
        gate.connect({
          check: (documents) => checkDocuments(documents, workspace, rules),
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
                // Ignores a second click while the dialog is open.
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
            <PublishDialog
              question={asked.question}
              titles={rules.titles}
              QuickFix={QuickFix}
              onAnswer={answer}
            />
          </Suspense>
        )}
      </>
    );
  };
}
