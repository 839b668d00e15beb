import { Button, Card, Dialog, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useEffectEvent } from "react";
import { useClient } from "sanity";
import { IntentLink } from "sanity/router";
import { apiVersion, publishedId } from "schemas/fields/lake.ts";

import { LinksByDocument } from "#removal/links-by-document.tsx";
import { blockingLinks, loadRemovalImpact } from "#removal/removal-impact.ts";
import { useLoaded } from "#use-loaded.ts";

interface UnpublishDialogProps {
  /** The published id. */
  id: string;
  type: string;
  title: string;
  onClose: () => void;
  /** Called if nothing links to the document. */
  onUnpublish: () => void;
  onDelete: () => void;
}

/** Unpublishes a document that nothing links to. Otherwise it lists the links. */
export default function UnpublishDialog({
  id,
  type,
  title,
  onClose,
  onUnpublish,
  onDelete,
}: UnpublishDialogProps) {
  const client = useClient({ apiVersion });
  const blocking = useLoaded(id, async () => blockingLinks(await loadRemovalImpact(client, { id, type })));

  const isUnlinked = blocking?.length === 0;
  const finish = useEffectEvent(onUnpublish);
  useEffect(() => {
    if (isUnlinked) finish();
  }, [isUnlinked]);
  if (blocking === undefined || isUnlinked) return null;

  return (
    <Dialog
      id="unpublish-document"
      header={`“${title}” cannot be unpublished yet`}
      width={1}
      onClose={onClose}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button mode="bleed" text="Cancel" onClick={onClose} />
          <Button tone="critical" mode="ghost" text="Delete and replace the links…" onClick={onDelete} />
        </Flex>
      }
    >
      <Stack gap={5} padding={4}>
        <Text size={1}>
          These links would lead visitors to a page that does not exist. Change them and publish the documents
          first. Or delete this document instead, which replaces or removes all links in one step.
        </Text>
        <LinksByDocument
          links={blocking}
          renderLink={({ name, document }) => (
            <Card padding={3} radius={2} border>
              <Text size={1}>
                <IntentLink
                  intent="edit"
                  params={{ id: publishedId(document._id), type: document._type }}
                  onClick={onClose}
                >
                  {name}
                </IntentLink>
              </Text>
            </Card>
          )}
        />
      </Stack>
    </Dialog>
  );
}
