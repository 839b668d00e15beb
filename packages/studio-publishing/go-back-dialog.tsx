import { Button, Card, Grid, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";
import { LoadingBlock, type SanityClient, useClient, useUser } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { API } from "studio-kit/api.ts";
import { useFailureToast, useTask } from "studio-kit/failure-toast.ts";
import { ActionDialog, Hint, Notice } from "studio-kit/ui.tsx";

import { type Difference, differencesBetween, type Words } from "./differences.ts";
import { goBack, previousVersion, type PreviousVersion } from "./previous-version.ts";
import type { PublishGate } from "./publish-gate.tsx";

/** What going back needs to know about a Studio. */
export interface GoBackOptions {
  readonly gate: PublishGate;
  readonly words: Words;
  /** Called before a previous version is published again, for example to redirect the path of today. */
  readonly beforeGoingBack: (
    client: SanityClient,
    published: StoredDocument,
    previous: StoredDocument,
  ) => Promise<void>;
}

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });

interface GoBackDialogProps extends GoBackOptions {
  published: StoredDocument;
  hasDraft: boolean;
  onClose: () => void;
}

/** Shows what visitors would see again, and what they would no longer see. */
export default function GoBackDialog({
  gate,
  words,
  beforeGoingBack,
  published,
  hasDraft,
  onClose,
}: GoBackDialogProps) {
  const client = useClient(API);
  const toast = useToast();
  const report = useFailureToast();
  const goingBack = useTask("Visitors still see the same version");
  /** Null if there is none. */
  const [previous, setPrevious] = useState<PreviousVersion | null>();
  const [shown] = useState(published);

  useEffect(() => {
    previousVersion(client, shown).then(
      (found) => setPrevious(found ?? null),
      report("The previous version could not be loaded"),
    );
  }, [client, shown, report]);

  const confirm = async (version: PreviousVersion) => {
    if (!(await gate.confirmDocument(version.document, { action: "publish" }))) return;
    await beforeGoingBack(client, shown, version.document);
    await goBack(client, shown, version);
    toast.push({
      status: "success",
      title: `Visitors see the previous version of “${words.titles.documentTitle(version.document)}” again`,
      description: "To undo this, go back to the previous version once more.",
    });
    onClose();
  };
  return (
    <ActionDialog
      id="go-back"
      header="Go back to the previous version"
      onClose={onClose}
      onClickOutside={onClose}
      actions={
        previous && (
          <Button
            tone="primary"
            text="Go back"
            disabled={goingBack.isRunning}
            onClick={() => goingBack.run(() => confirm(previous))}
          />
        )
      }
    >
      {previous === undefined && <LoadingBlock />}
      {previous === null && <Text size={1}>Visitors have seen no other version of it.</Text>}
      {previous && (
        <>
          <PublishedBy version={previous} />
          <Differences differences={differencesBetween(shown, previous.document, words)} />
          {hasDraft && (
            <Notice tone="caution">
              The draft stays as it is. Discard its changes, or correct them before you publish again.
            </Notice>
          )}
          <Hint>To undo this, go back to the previous version once more.</Hint>
        </>
      )}
    </ActionDialog>
  );
}

function PublishedBy({ version: { at, author } }: { version: PreviousVersion }) {
  const [user] = useUser(author);
  return (
    <Text size={1}>
      Visitors will again see the version of {inWords.format(new Date(at))}
      {user?.displayName === undefined ? "" : `, by ${user.displayName}`}.
    </Text>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <Stack as="ul" gap={3} style={{ listStyle: "none", margin: 0, padding: 0 }}>
      {differences.map(({ breadcrumb, before, after }) => (
        <Card key={breadcrumb} as="li" border radius={2} padding={3}>
          <Stack gap={3}>
            <Text size={1} weight="medium">
              {breadcrumb}
            </Text>
            <Grid gridTemplateColumns={2} gap={3}>
              <Side title="Now" text={before} />
              <Side title="After going back" text={after} />
            </Grid>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function Side({ title, text }: { title: string; text: string | undefined }) {
  return (
    <Stack gap={2}>
      <Hint size={0}>{title}</Hint>
      <Text size={1} style={{ overflowWrap: "anywhere" }}>
        {text === undefined || text === "" ? "–" : text}
      </Text>
    </Stack>
  );
}
