import { Button, Card, Text } from "@sanity/ui";
import { useEffect, useEffectEvent } from "react";
import { useClient } from "sanity";
import { API } from "studio-kit/api.ts";
import { DocumentLink } from "studio-kit/links.tsx";
import { ActionDialog } from "studio-kit/ui.tsx";
import { useLoaded } from "studio-kit/use-loaded.ts";

import { LinksByDocument } from "./links-by-document.tsx";
import type { PageSettings } from "./page-settings.ts";
import { blockingLinks, loadRemovalImpact } from "./removal-impact.ts";

interface UnpublishDialogProps {
  /** The published id. */
  id: string;
  type: string;
  title: string;
  settings: PageSettings;
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
  settings,
  onClose,
  onUnpublish,
  onDelete,
}: UnpublishDialogProps) {
  const client = useClient(API);
  const blocking = useLoaded(id, async () =>
    blockingLinks(await loadRemovalImpact(client, { id, type }, settings), settings.links),
  );

  const isUnlinked = blocking?.length === 0;
  const finish = useEffectEvent(onUnpublish);
  useEffect(() => {
    if (isUnlinked) finish();
  }, [isUnlinked]);
  if (blocking === undefined || isUnlinked) return null;

  return (
    <ActionDialog
      id="unpublish-document"
      header={`“${title}” cannot be unpublished yet`}
      onClose={onClose}
      actions={
        <Button tone="critical" mode="ghost" text="Delete and replace the links…" onClick={onDelete} />
      }
    >
      <Text size={1}>
        These links would lead visitors to a page that does not exist. Change them and publish the documents
        first. Or delete this document instead, which replaces or removes all links in one step.
      </Text>
      <LinksByDocument
        links={blocking}
        renderLink={({ name, document }) => (
          <Card padding={3} radius={2} border>
            <Text size={1}>
              <DocumentLink document={document} onClick={onClose}>
                {name()}
              </DocumentLink>
            </Text>
          </Card>
        )}
      />
    </ActionDialog>
  );
}
