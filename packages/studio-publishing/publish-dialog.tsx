import { Badge, Button, Text } from "@sanity/ui";
import type { ComponentType } from "react";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { FindingCards, FindingGroups } from "studio-check/finding-groups.tsx";
import type { Finding } from "studio-check/findings.ts";
import type { FormTitles } from "studio-kit/form-titles.ts";
import { DocumentLink } from "studio-kit/links.tsx";
import { ActionDialog, Hint, Section } from "studio-kit/ui.tsx";

/** What the editor is about to do. */
export type GoLiveAction = "publish" | "schedule";

/** What the gate asks the editor. */
export interface Question {
  action: GoLiveAction;
  /** What is unfinished in the documents that go live. */
  problems: readonly Finding[];
  /** Set if the edited document refers to documents that are not published yet. */
  together?: {
    /** The edited document, followed by those that can be published with it. */
    documents: readonly StoredDocument[];
    /** Whether the edited document has no errors if it is published without the others. */
    isAlonePossible: boolean;
  };
}

/** What goes live: nothing, only the edited document, or everything in the question. */
export type Answer = "nothing" | "alone" | "all";

/** Offers to correct documents at once, for example with a button. Null if there is nothing that it can correct. */
export type QuickFix = ComponentType<{
  documents: readonly StoredDocument[];
  /** Closes the dialog. The editor publishes again. */
  onFixed: () => void;
}>;

interface PublishDialogProps {
  question: Question;
  titles: FormTitles;
  QuickFix: QuickFix;
  onAnswer: (answer: Answer) => void;
}

/**
 * Lists what is unfinished in documents that are about to go live, and the unpublished documents that they refer to. The editor can ignore
 * warnings, but not errors.
 */
export default function PublishDialog({ question, titles, QuickFix, onAnswer }: PublishDialogProps) {
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
      <QuickFix documents={documents} onFixed={cancel} />
      {together === undefined ? (
        <FindingGroups findings={problems} titleOf={titles.documentTitle} onFollow={cancel} />
      ) : (
        together.documents.map((document, index) => (
          <TogetherDocument
            key={document._id}
            document={document}
            titles={titles}
            isEdited={index === 0}
            problems={problems.filter((problem) => problem.document._id === document._id)}
            onFollow={cancel}
          />
        ))
      )}
    </ActionDialog>
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
  titles: FormTitles;
  isEdited: boolean;
  problems: readonly Finding[];
  onFollow: () => void;
}

/** A document that can be published together with others, and what is unfinished in it. */
function TogetherDocument({ document, titles, isEdited, problems, onFollow }: TogetherDocumentProps) {
  return (
    <Section
      title={titles.documentTitle(document)}
      badge={<Badge>{isEdited ? "This document" : titles.typeTitle(document._type)}</Badge>}
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
