import { Button, Text, TextInput } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type ReactNode, useState } from "react";
import { LoadingBlock, useClient } from "sanity";
import { API } from "studio-kit/api.ts";
import { useTask } from "studio-kit/failure-toast.ts";
import { DocumentLink, LinkCard } from "studio-kit/links.tsx";
import { ActionDialog, Hint, Labeled, Notice } from "studio-kit/ui.tsx";
import { useLoaded } from "studio-kit/use-loaded.ts";

import { LinksByDocument } from "./links-by-document.tsx";
import { cancelPageEnd, findPageEnd, type PageEnd, schedulePageEnd } from "./page-end.ts";
import type { PageSettings } from "./page-settings.ts";
import { blockingLinks, loadRemovalImpact, type Target } from "./removal-impact.ts";
import { TargetField } from "./remove-dialog.tsx";

interface PageEndDialogProps {
  /** The published id. */
  id: string;
  type: string;
  title: string;
  settings: PageSettings;
  onClose: () => void;
}

const inWords = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });

/** Schedules the end of a page and where its visitors go then, or cancels it. */
export default function PageEndDialog(props: PageEndDialogProps) {
  const client = useClient(API);
  const { id, type, settings } = props;
  const loaded = useLoaded(id, async () => {
    const impact = await loadRemovalImpact(client, { id, type }, settings);
    return { impact, end: await findPageEnd(client, impact.removed) };
  });
  if (loaded === undefined)
    return (
      <EndDialog {...props}>
        <LoadingBlock />
      </EndDialog>
    );
  if (loaded.end === undefined) return <NewEnd {...props} impact={loaded.impact} />;
  return loaded.end.hasOtherChanges ? (
    <EndInRelease {...props} end={loaded.end} />
  ) : (
    <ScheduledEnd {...props} end={loaded.end} />
  );
}

function EndDialog({
  title,
  onClose,
  actions = null,
  children,
}: Pick<PageEndDialogProps, "title" | "onClose"> & { actions?: ReactNode; children: ReactNode }) {
  return (
    <ActionDialog id="page-end" header={`End “${title}”`} onClose={onClose} actions={actions}>
      {children}
    </ActionDialog>
  );
}

/** The end in a release that an editor made, and that changes other documents, too. */
function EndInRelease({ end, ...dialog }: PageEndDialogProps & { end: PageEnd }) {
  return (
    <EndDialog {...dialog}>
      <Text size={1}>
        The page ends on {inWords.format(new Date(end.endsAt))} with a release that has other changes too. To
        keep the page on the site, take it out of the release.
      </Text>
      <LinkCard intent="release" params={{ id: end.releaseId }} onClick={dialog.onClose}>
        <Text size={1}>{end.title}</Text>
      </LinkCard>
    </EndDialog>
  );
}

function ScheduledEnd({ title, end, onClose }: PageEndDialogProps & { end: PageEnd }) {
  const client = useClient(API);
  const toast = useToast();
  const canceling = useTask("The end was not canceled");
  const cancel = async () => {
    await cancelPageEnd(client, end);
    toast.push({ status: "success", title: `“${title}” stays on the site` });
    onClose();
  };
  return (
    <EndDialog
      title={title}
      onClose={onClose}
      actions={
        <Button
          tone="caution"
          text="Keep it on the site"
          loading={canceling.isRunning}
          onClick={() => canceling.run(cancel)}
        />
      }
    >
      <Text size={1}>
        The page ends on {inWords.format(new Date(end.endsAt))}. To choose another time, keep it on the site,
        then end it again.
      </Text>
    </EndDialog>
  );
}

type Impact = Awaited<ReturnType<typeof loadRemovalImpact>>;

function NewEnd({ id, title, settings, onClose, impact }: PageEndDialogProps & { impact: Impact }) {
  const client = useClient(API);
  const toast = useToast();
  const scheduling = useTask("The end was not scheduled");
  const [time, setTime] = useState("");
  const [openedAt] = useState(() => Date.now());
  const [target, setTarget] = useState<Target>();
  const blocking = blockingLinks(impact, settings.links);
  const endsAt = new Date(time);
  const isLater = endsAt.getTime() > openedAt;
  const schedule = async () => {
    await schedulePageEnd(client, { id, title, endsAt, paths: impact.removed.paths, target: target?._id });
    toast.push({ status: "success", title: `“${title}” ends on ${inWords.format(endsAt)}` });
    onClose();
  };
  return (
    <EndDialog
      title={title}
      onClose={onClose}
      actions={
        <Button
          tone="primary"
          text="Schedule the end"
          disabled={!isLater || blocking.length > 0}
          loading={scheduling.isRunning}
          onClick={() => scheduling.run(schedule)}
        />
      }
    >
      <Labeled
        label="The page ends on"
        hint="In your time zone. Until then you can change and publish it as usual. The calendar shows the end."
      >
        {(field) => (
          <TextInput
            id={field}
            type="datetime-local"
            fontSize={1}
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
        )}
      </Labeled>
      {time !== "" && !isLater && <Notice tone="caution">Choose a time in the future.</Notice>}
      <TargetField impact={impact} target={target} onChange={setTarget} />
      {blocking.length > 0 && (
        <>
          <Notice tone="caution">
            The page cannot end while these documents link to it. Change their links and publish them first.
          </Notice>
          <LinksByDocument
            links={blocking}
            renderLink={({ name, document }) => (
              <Hint>
                <DocumentLink document={document} onClick={onClose}>
                  {name()}
                </DocumentLink>
              </Hint>
            )}
          />
        </>
      )}
    </EndDialog>
  );
}
