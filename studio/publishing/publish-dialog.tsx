import { Badge, Button, Flex, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { pathToString, useClient } from "sanity";
import { apiVersion, type StoredDocument } from "schemas/fields/lake.ts";
import { countOf, storedField } from "schemas/fields/stored-field.ts";
import { useTask } from "studio-kit/failure-toast.ts";
import { DocumentLink } from "studio-kit/links.tsx";
import { ActionDialog, Hint, Section } from "studio-kit/ui.tsx";

import { optionalExamplesIn } from "#blocks/example-texts.ts";
import { FindingCards, FindingGroups } from "#check/finding-groups.tsx";
import type { Finding } from "#check/findings.ts";
import type { Answer, Question } from "#publishing/publish-gate.ts";
import { documentTitle, typeTitle } from "#structure/titles.ts";

interface PublishDialogProps {
  question: Question;
  onAnswer: (answer: Answer) => void;
}

/**
 * Lists what is unfinished in documents that are about to go live, and the unpublished documents that they refer to. The editor can ignore
 * warnings, but not errors.
 */
export default function PublishDialog({ question, onAnswer }: PublishDialogProps) {
  const { problems, together } = question;
  const hasErrors = problems.some(({ level }) => level === "error");
  const others = (together?.documents.length ?? 1) - 1;
  const cancel = () => onAnswer("nothing");
  const documents = together?.documents ?? problems.map(({ document }) => document);
  return (
    <ActionDialog
      id="publish-gate"
      header={headerOf(question)}
      zOffset={2000}
      onClose={cancel}
      onClickOutside={cancel}
      actions={
        <>
          {together?.isAlonePossible === true && (
            <Button mode="ghost" text="Publish only this one" onClick={() => onAnswer("alone")} />
          )}
          {!hasErrors && (
            <Button
              tone={problems.length === 0 ? "primary" : "caution"}
              text={labelOf(question)}
              onClick={() => onAnswer("all")}
            />
          )}
        </>
      }
    >
      {together !== undefined && (
        <Text size={1}>
          This document refers to {others === 1 ? "another one" : `${others} others`} that visitors cannot see
          yet, because {others === 1 ? "it was" : "they were"} never published.
        </Text>
      )}
      {problems.length > 0 && (
        <Text size={1}>
          {hasErrors
            ? `The site cannot show ${together === undefined ? "this" : "all of this"} yet. Fix the errors first.`
            : "Visitors would see this unfinished. Fix it, or continue anyway."}
        </Text>
      )}
      <RemoveExamples documents={documents} onRemoved={cancel} />
      {together === undefined ? (
        <FindingGroups findings={problems} onFollow={cancel} />
      ) : (
        together.documents.map((document, index) => (
          <TogetherDocument
            key={document._id}
            document={document}
            isEdited={index === 0}
            problems={problems.filter((problem) => problem.document._id === document._id)}
            onFollow={cancel}
          />
        ))
      )}
    </ActionDialog>
  );
}

interface RemoveExamplesProps {
  documents: readonly StoredDocument[];
  onRemoved: () => void;
}

function examplePaths(document: object): string[] {
  return optionalExamplesIn(storedField(document, "blocks")).map((path) => pathToString(["blocks", ...path]));
}

/** Removes the example texts that visitors would see, in one click. */
function RemoveExamples({ documents, onRemoved }: RemoveExamplesProps) {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const removal = useTask("The example texts were not removed");
  const byId = new Map(documents.map((document) => [document._id, document]));
  const shown = [...byId.values()].flatMap(examplePaths);
  if (shown.length === 0) return null;
  const examples = countOf(shown, "optional example text");
  const remove = async () => {
    // As they are stored now: another editor may have replaced an example since.
    const stored = await client.getDocuments([...byId.keys()]);
    const transaction = client.transaction();
    for (const document of stored) {
      const paths = document ? examplePaths(document) : [];
      if (document && paths.length > 0)
        transaction.patch(document._id, (patch) => patch.ifRevisionId(document._rev).unset(paths));
    }
    await transaction.commit({ tag: "publish-gate" });
    toast.push({ status: "success", title: `${examples} removed`, description: "Publish again." });
    onRemoved();
  };
  return (
    <Flex>
      <Button
        mode="ghost"
        fontSize={1}
        text={`Remove ${examples}`}
        disabled={removal.isRunning}
        onClick={() => removal.run(remove)}
      />
    </Flex>
  );
}

function headerOf({ action, together }: Question): string {
  if (together !== undefined) return `Publish ${together.documents.length} documents together?`;
  return action === "publish" ? "Not ready to publish" : "Not ready to schedule";
}

function labelOf({ action, problems, together }: Question): string {
  if (together === undefined) return action === "publish" ? "Publish anyway" : "Schedule anyway";
  const count = together.documents.length === 2 ? "both" : `all ${together.documents.length}`;
  return problems.length === 0 ? `Publish ${count}` : `Publish ${count} anyway`;
}

interface TogetherDocumentProps {
  document: StoredDocument;
  isEdited: boolean;
  problems: readonly Finding[];
  onFollow: () => void;
}

/** A document that can be published together with others, and what is unfinished in it. */
function TogetherDocument({ document, isEdited, problems, onFollow }: TogetherDocumentProps) {
  return (
    <Section
      title={documentTitle(document)}
      badge={<Badge>{isEdited ? "This document" : typeTitle(document._type)}</Badge>}
    >
      <FindingCards findings={problems} onFollow={onFollow} />
      {problems.length === 0 && (
        <Hint>
          Nothing to fix.{" "}
          {!isEdited && (
            <DocumentLink document={document} onClick={onFollow}>
              Open it →
            </DocumentLink>
          )}
        </Hint>
      )}
    </Section>
  );
}
