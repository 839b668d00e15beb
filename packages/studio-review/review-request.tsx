import { Button, Select, Stack, TextArea } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import {
  getVersionFromId,
  type SanityDocument,
  useAddonDataset,
  useClient,
  useCurrentUser,
  useDataset,
  useProjectId,
  useUserListWithPermissions,
} from "sanity";
import { API } from "studio-kit/api.ts";
import { useTask } from "studio-kit/failure-toast.ts";
import { Labeled, Notice } from "studio-kit/ui.tsx";

import { reviewTask } from "./review-task.ts";

const RELEASE_TITLE = `coalesce(*[_id == "_.releases." + $name][0].metadata.title, "Release without a title")`;

interface Draft {
  /** The user id of the reviewer. */
  to: string;
  note: string;
}

interface ReviewRequestProps {
  type: string;
  document: SanityDocument;
  title: string;
  initialDraft: Draft;
  onChange: (draft: Draft) => void;
  onSent: () => void;
}

/**
 * The form for a review request: who should review, and what to look at. It creates a task. It keeps its own state, because the Studio
 * re-renders the dialog of an action some time after the state of the action has changed.
 */
export default function ReviewRequest({
  type,
  document,
  title,
  initialDraft,
  onChange,
  onSent,
}: ReviewRequestProps) {
  const projectId = useProjectId();
  const dataset = useDataset();
  const user = useCurrentUser();
  const toast = useToast();
  const sending = useTask("The review was not requested");
  const content = useClient(API);
  const { client, createAddonDataset } = useAddonDataset();
  const people = useUserListWithPermissions({ documentValue: document, permission: "read" });
  const readers = (people.data ?? []).filter(({ granted }) => granted);
  const [draft, setDraft] = useState(initialDraft);
  const { to, note } = draft;
  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    onChange(next);
  };

  const send = async () => {
    const addOn = client ?? (await createAddonDataset());
    if (user === null || addOn === null) throw new Error("Tasks are not available");
    const name = getVersionFromId(document._id);
    const release = name === undefined ? undefined : await content.fetch<string>(RELEASE_TITLE, { name });
    await addOn.create(
      reviewTask({
        ...draft,
        documentId: document._id,
        documentType: type,
        documentTitle: title,
        projectId,
        dataset,
        from: user.id,
        release,
        now: new Date(),
      }),
    );
    const reviewer = readers.find((reader) => reader.id === to)?.displayName ?? "";
    toast.push({ status: "success", title: `The review was added to the tasks of ${reviewer}` });
    onSent();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sending.run(send);
      }}
    >
      <Stack gap={4}>
        {people.error && (
          <Notice tone="critical">
            The list of people could not be loaded. Close this dialog and try again.
          </Notice>
        )}
        <Labeled label="Who">
          {(id) => (
            <Select
              id={id}
              required
              value={to}
              onChange={(event) => change({ to: event.currentTarget.value })}
            >
              <option value="">{people.loading ? "Loading…" : "Choose a person"}</option>
              {readers.map((reader) => (
                <option key={reader.id} value={reader.id}>
                  {reader.displayName}
                </option>
              ))}
            </Select>
          )}
        </Labeled>
        <Labeled label="What to look at (optional)">
          {(id) => (
            <TextArea
              id={id}
              rows={3}
              value={note}
              onChange={(event) => change({ note: event.currentTarget.value })}
            />
          )}
        </Labeled>
        <Button
          type="submit"
          tone="primary"
          text="Ask for a review"
          disabled={to === "" || sending.isRunning}
          loading={sending.isRunning}
        />
      </Stack>
    </form>
  );
}
