import { Box, Button, Card, Flex, Select, Stack, Text } from "@sanity/ui";
import { Autocomplete } from "@sanity/ui/autocomplete";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";
import { LoadingBlock, useClient } from "sanity";
import { API } from "studio-kit/api.ts";
import { useFailureToast, useTask } from "studio-kit/failure-toast.ts";
import { ActionDialog, Hint, Labeled, Notice } from "studio-kit/ui.tsx";

import { type DocumentChange, commitChanges, removalChanges } from "./changes.ts";
import { LinksByDocument } from "./links-by-document.tsx";
import type { PageSettings } from "./page-settings.ts";
import {
  loadRemovalImpact,
  type IncomingLink,
  linkKey,
  type RemovalImpact,
  type Target,
} from "./removal-impact.ts";

interface RemoveDialogProps {
  /** The published id. */
  id: string;
  type: string;
  title: string;
  settings: PageSettings;
  onClose: () => void;
  onRemoved: () => void;
}

/** Long enough to look at the site before undoing. */
const UNDO_MS = 10 * 60_000;

/** Deletes a document. First lists what links to it, and asks what to do with each link and where to send visitors. */
export default function RemoveDialog({ id, type, title, settings, onClose, onRemoved }: RemoveDialogProps) {
  const client = useClient(API);
  const toast = useToast();
  const [impact, setImpact] = useState<RemovalImpact>();
  const [error, setError] = useState<string>();
  const [target, setTarget] = useState<Target>();
  /** The keys of the links to remove although the target could replace them. */
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    loadRemovalImpact(client, { id, type }, settings)
      .then(setImpact)
      .catch((reason: unknown) => setError(String(reason)));
  }, [client, id, type, settings]);

  const isReplaced = ({ key, accepts }: IncomingLink) =>
    target !== undefined && accepts.includes(target._type) && !dropped.has(key);
  const toggle = (key: string, isDropped: boolean) => {
    const one = new Set([key]);
    setDropped(isDropped ? new Set(dropped).union(one) : new Set(dropped).difference(one));
  };

  const deleting = useTask("Nothing was deleted");
  const report = useFailureToast();
  const offerUndo = (changes: readonly DocumentChange[]) => {
    const undo = () => {
      commitChanges(client, changes)
        .then(() => toast.push({ id: `deleted-${id}`, status: "success", title: `“${title}” was restored` }))
        .catch(report("Nothing was undone. Restore each document from its history"));
    };
    toast.push({
      id: `deleted-${id}`,
      status: "success",
      title: `“${title}” was deleted`,
      description: <Button mode="ghost" fontSize={1} padding={2} text="Undo" onClick={undo} />,
      closable: true,
      duration: UNDO_MS,
    });
    onRemoved();
  };
  const remove = ({ incomingLinks, ...documents }: RemovalImpact) => {
    const replaced = new Set(incomingLinks.filter(isReplaced).map(({ key }) => key));
    const changes = removalChanges({
      ...documents,
      model: settings.links,
      target: target?._id,
      replacementOf: (document, path) => (replaced.has(linkKey(document, path)) ? target?._id : undefined),
    });
    deleting.run(async () => offerUndo(await commitChanges(client, changes)));
  };

  const isLocked = impact !== undefined && impact.lockedReleases.length > 0;
  return (
    <ActionDialog
      id="remove-document"
      header={`Delete “${title}”`}
      onClose={onClose}
      actions={
        <Button
          tone="critical"
          text={target === undefined ? "Delete" : `Delete and use “${target.title ?? target._id}”`}
          disabled={impact === undefined || isLocked || deleting.isRunning}
          loading={deleting.isRunning}
          onClick={() => impact !== undefined && remove(impact)}
        />
      }
    >
      {error !== undefined && (
        <Notice tone="critical" role="alert">
          Nothing was deleted, because the links to it could not be loaded. Close this dialog and try again.{" "}
          {error}
        </Notice>
      )}
      {impact === undefined && error === undefined && <LoadingBlock />}
      {impact !== undefined && (
        <>
          <TargetField impact={impact} target={target} onChange={setTarget} />
          {isLocked && (
            <Notice tone="caution">
              A scheduled release contains it or links to it. Unschedule this release first:{" "}
              {impact.lockedReleases.join(", ")}.
            </Notice>
          )}
          <Hint>{linkCount(impact.incomingLinks.length)}</Hint>
          <LinksByDocument
            links={impact.incomingLinks}
            renderLink={(link) => (
              <LinkRow
                link={link}
                target={target}
                isReplaced={isReplaced(link)}
                onToggle={(isDropped) => toggle(link.key, isDropped)}
              />
            )}
          />
        </>
      )}
    </ActionDialog>
  );
}

interface TargetFieldProps {
  impact: RemovalImpact;
  target: Target | undefined;
  onChange: (target: Target | undefined) => void;
}

/** Where visitors of a page go when it is gone. */
export function TargetField({ impact: { removed, targets }, target, onChange }: TargetFieldProps) {
  const isPage = removed.paths.length > 0;
  const names = new Map(targets.map((each) => [each._id, nameOf(each)]));
  return (
    <Stack gap={3}>
      <Labeled label={isPage ? "Send visitors to" : "Use instead"}>
        {(id) => (
          <Autocomplete
            id={id}
            openButton
            options={targets.map(({ _id }) => ({ value: _id }))}
            filterOption={(query, { value }) =>
              (names.get(value) ?? "").toLowerCase().includes(query.toLowerCase())
            }
            renderOption={({ value }) => (
              <Card as="button" padding={3}>
                <Text size={1}>{names.get(value)}</Text>
              </Card>
            )}
            renderValue={(value) => names.get(value) ?? value}
            value={target?._id ?? ""}
            placeholder="Nothing: all links to it are removed"
            onChange={(value) => onChange(targets.find(({ _id }) => _id === value))}
          />
        )}
      </Labeled>
      {isPage && (
        <Hint>
          {target === undefined
            ? `${removed.paths.join(" and ")} will show the “not found” page.`
            : `${removed.paths.join(" and ")} will redirect there.`}
        </Hint>
      )}
    </Stack>
  );
}

function nameOf({ title, path, _id }: Target): string {
  return [title ?? _id, path].filter(Boolean).join(" · ");
}

interface LinkRowProps {
  link: IncomingLink;
  target: Target | undefined;
  isReplaced: boolean;
  onToggle: (isDropped: boolean) => void;
}

function LinkRow({ link, target, isReplaced, onToggle }: LinkRowProps) {
  const canReplace = target !== undefined && link.accepts.includes(target._type);
  return (
    <Card padding={3} radius={2} border>
      <Flex gap={3} align="center">
        <Box flex={1}>
          <Text size={1}>{link.name}</Text>
        </Box>
        {canReplace ? (
          <Box>
            <Select
              aria-label={`Link in ${link.name}`}
              fontSize={1}
              padding={2}
              value={isReplaced ? "replace" : "remove"}
              onChange={({ currentTarget }) => onToggle(currentTarget.value === "remove")}
            >
              <option value="replace">Replace</option>
              <option value="remove">Remove</option>
            </Select>
          </Box>
        ) : (
          <Hint>Removed</Hint>
        )}
      </Flex>
    </Card>
  );
}

function linkCount(count: number): string {
  if (count === 0) return "Nothing links to it.";
  return count === 1 ? "One link leads to it." : `${count} links lead to it.`;
}
