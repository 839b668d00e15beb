import { Box, Button, Card, Flex, Select, Stack, Text } from "@sanity/ui";
import { Autocomplete } from "@sanity/ui/autocomplete";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";
import { LoadingBlock, useClient } from "sanity";
import { API } from "studio-kit/api.ts";
import { commitChanges, refusedText } from "studio-kit/commit-changes.ts";
import { useFailureToast, useTask } from "studio-kit/failure-toast.ts";
import { ActionDialog, Entry, Hint, Labeled, Notice, Section } from "studio-kit/ui.tsx";

import { removalChanges } from "./changes.ts";
import { LinksByDocument } from "./links-by-document.tsx";
import type { PageSettings } from "./page-settings.ts";
import {
  linkKey,
  loadRemovalImpacts,
  type RemovalImpact,
  remainingLinks,
  type Target,
  targetOf,
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

const TAG = "delete-and-redirect";

/** Deletes a document. First lists what links to it, and asks what to do with each link and where to send visitors. */
export default function RemoveDialog({ id, type, title, settings, onClose, onRemoved }: RemoveDialogProps) {
  const client = useClient(API);
  const toast = useToast();
  const [impacts, setImpacts] = useState<Awaited<ReturnType<typeof loadRemovalImpacts>>>();
  const [error, setError] = useState<string>();
  const [picked, setPicked] = useState<Target>();
  /** The ids of the translations that stay. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  /** The keys of the links to remove although the target could replace them. */
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    loadRemovalImpacts(client, { id, type }, settings)
      .then(setImpacts)
      .catch((reason: unknown) => setError(String(reason)));
  }, [client, id, type, settings]);

  const [impact, ...translations] = impacts ?? [];
  const chosen = (impacts ?? []).filter(({ removed }) => !kept.has(removed.id));
  const removedIds = new Set(chosen.map(({ removed }) => removed.id));
  const target = picked !== undefined && removedIds.has(picked._id) ? undefined : picked;
  const links = remainingLinks(chosen, target);
  const isReplaced = (link: RemainingLink) =>
    link.target !== undefined && link.accepts.includes(link.target._type) && !dropped.has(link.key);
  const toggle = (key: string, isDropped: boolean) => setDropped(withOne(dropped, key, isDropped));

  const deleting = useTask("Nothing was deleted");
  const report = useFailureToast();
  const offerUndo = (removed: Awaited<ReturnType<typeof commitChanges>>) => {
    const undo = () => {
      commitChanges(client, removed.undo, TAG)
        .then((restored) =>
          toast.push({
            id: `deleted-${id}`,
            status: "success",
            title: `“${title}” was restored`,
            description: refusedText(restored),
          }),
        )
        .catch(report("Nothing was undone. Restore each document from its history"));
    };
    toast.push({
      id: `deleted-${id}`,
      status: "success",
      title: `“${title}” was deleted`,
      description: (
        <Stack gap={3}>
          {refusedText(removed)}
          <Button mode="ghost" fontSize={1} padding={2} text="Undo" onClick={undo} />
        </Stack>
      ),
      closable: true,
      duration: UNDO_MS,
    });
    onRemoved();
  };
  const remove = () => {
    const replaced = new Set(links.filter(isReplaced).map(({ key }) => key));
    const changes = removalChanges(
      chosen.map((removal) => {
        const replacement = targetOf(removal, target)?._id;
        return {
          ...removal,
          model: settings.links,
          target: replacement,
          replacementOf: (document, path) =>
            replaced.has(linkKey(document, path)) ? replacement : undefined,
        };
      }),
    );
    deleting.run(async () => offerUndo(await commitChanges(client, changes, TAG)));
  };

  const lockedReleases = [...new Set(chosen.flatMap((removal) => removal.lockedReleases))];
  const isLocked = lockedReleases.length > 0;
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
          onClick={remove}
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
          <TargetField
            impact={{ ...impact, targets: impact.targets.filter(({ _id }) => !removedIds.has(_id)) }}
            target={target}
            onChange={setPicked}
          />
          {translations.length > 0 && (
            <Section title="Translations">
              {translations.map((translation) => (
                <TranslationRow
                  key={translation.removed.id}
                  translation={translation}
                  target={targetOf(translation, target)}
                  isKept={kept.has(translation.removed.id)}
                  onToggle={(isKept) => setKept(withOne(kept, translation.removed.id, isKept))}
                />
              ))}
            </Section>
          )}
          {isLocked && (
            <Notice tone="caution">
              A scheduled release contains it or links to it. Unschedule this release first:{" "}
              {lockedReleases.join(", ")}.
            </Notice>
          )}
          <Hint>{linkCount(links.length)}</Hint>
          <LinksByDocument
            links={links}
            renderLink={(link) => (
              <LinkRow
                link={link}
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

function withOne(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  return isIn ? keys.union(new Set([key])) : keys.difference(new Set([key]));
}

interface TranslationRowProps {
  translation: RemovalImpact;
  /** Where its visitors go. */
  target: Target | undefined;
  isKept: boolean;
  onToggle: (isKept: boolean) => void;
}

/** A translation of the removed document. Visitors would still find one that stays. */
function TranslationRow({ translation, target, isKept, onToggle }: TranslationRowProps) {
  const { title, language = "Translation", removed } = translation;
  const paths = removed.paths.join(" and ");
  const gone = target === undefined ? "will show the “not found” page" : `will redirect to ${nameOf(target)}`;
  return (
    <Card padding={3} radius={2} border>
      <Entry
        title={`${language}: ${title}`}
        detail={paths === "" ? undefined : `${paths} ${isKept ? "will stay on the site" : gone}.`}
        end={
          <Box>
            <Select
              aria-label={`${language} translation`}
              fontSize={1}
              padding={2}
              value={isKept ? "keep" : "remove"}
              onChange={({ currentTarget }) => onToggle(currentTarget.value === "keep")}
            >
              <option value="remove">Delete too</option>
              <option value="keep">Keep</option>
            </Select>
          </Box>
        }
      />
    </Card>
  );
}

type RemainingLink = ReturnType<typeof remainingLinks>[number];

interface LinkRowProps {
  link: RemainingLink;
  isReplaced: boolean;
  onToggle: (isDropped: boolean) => void;
}

function LinkRow({ link, isReplaced, onToggle }: LinkRowProps) {
  const canReplace = link.target !== undefined && link.accepts.includes(link.target._type);
  const name = link.name();
  return (
    <Card padding={3} radius={2} border>
      <Flex gap={3} align="center">
        <Box flex={1}>
          <Text size={1}>{name}</Text>
        </Box>
        {canReplace ? (
          <Box>
            <Select
              aria-label={`Link in ${name}`}
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
