import { Button, Flex, Radio, Stack, Text, TextArea } from "@sanity/ui";
import { NOTE_MAX_LENGTH, type QuoteRequestChange, type StaffQuoteRequest, STATES } from "contracts/staff.ts";
import { useState } from "react";
import { useUser } from "sanity";
import { SaveForm } from "studio-api/save-form.tsx";
import { fullTime } from "studio-kit/times.ts";
import { Hint, Labeled, Notice, Panel } from "studio-kit/ui.tsx";
import { useConfirmLeaving } from "studio-kit/use-confirm-leaving.ts";

import { STATE_LABELS } from "#quote-requests/format.ts";
import { formValues, isConflict, isUnsaved, loadDraft, storeDraft } from "#quote-requests/note-draft.ts";
import { useStaffApi } from "#quote-requests/staff-api.ts";

interface NoteFormProps {
  quoteRequest: StaffQuoteRequest;
  onSaved: () => void;
}

/** The state and the note of a quote request, for staff. */
export function NoteForm({ quoteRequest, onSaved }: NoteFormProps) {
  const api = useStaffApi();
  const [draft, setDraft] = useState(() => loadDraft(quoteRequest.id));
  const values = formValues(quoteRequest, draft);
  const hasConflict = isConflict(quoteRequest, draft);
  const hasChanges = isUnsaved(quoteRequest, draft);
  useConfirmLeaving(hasChanges);

  function change(next: QuoteRequestChange | undefined): void {
    storeDraft(quoteRequest.id, next);
    setDraft(next);
  }

  async function save() {
    const result = await api.save(quoteRequest.id, values);
    if (result.kind === "loaded") {
      // What was typed during the request remains a draft, now based on what is stored.
      const latest = loadDraft(quoteRequest.id);
      const isNewer = latest !== undefined && (latest.state !== values.state || latest.note !== values.note);
      change(isNewer ? { ...latest, seen: result.data.changedAt } : undefined);
    }
    if (result.kind !== "failed") onSaved();
    return result;
  }

  return (
    <Panel title="For staff" as="h3">
      <SaveForm
        onSave={save}
        canSave={hasChanges && !hasConflict}
        remark={<LastChange quoteRequest={quoteRequest} />}
      >
        <Flex gap={4} wrap="wrap" role="radiogroup" aria-label="Request status">
          {STATES.map((state) => (
            <Flex key={state} as="label" gap={2} align="center" style={{ cursor: "pointer" }}>
              <Radio
                name="state"
                value={state}
                checked={values.state === state}
                onChange={() => change({ ...values, state })}
              />
              <Text size={1}>{STATE_LABELS[state]}</Text>
            </Flex>
          ))}
        </Flex>
        <Labeled label="Note">
          {(id) => (
            <TextArea
              id={id}
              rows={4}
              fontSize={1}
              maxLength={NOTE_MAX_LENGTH}
              value={values.note}
              onChange={(event) => change({ ...values, note: event.currentTarget.value })}
            />
          )}
        </Labeled>
        {hasConflict && (
          <ConflictNotice
            quoteRequest={quoteRequest}
            onKeepDraft={() => change({ ...values, seen: quoteRequest.changedAt })}
            onDiscardDraft={() => change(undefined)}
          />
        )}
      </SaveForm>
    </Panel>
  );
}

interface ConflictNoticeProps {
  quoteRequest: StaffQuoteRequest;
  onKeepDraft: () => void;
  onDiscardDraft: () => void;
}

/** Shows what a colleague saved after the draft was started, and lets the user choose a version. */
function ConflictNotice({ quoteRequest, onKeepDraft, onDiscardDraft }: ConflictNoticeProps) {
  const { state, note } = quoteRequest;
  return (
    <Stack gap={3}>
      <Notice tone="caution" role="alert">
        A colleague changed this request while you were writing. It now says:{" "}
        <span style={{ whiteSpace: "pre-wrap" }}>
          {STATE_LABELS[state]}
          {note !== "" && `: ${note}`}
        </span>
      </Notice>
      <Flex gap={2}>
        <Button mode="ghost" fontSize={1} text="Keep my version" onClick={onKeepDraft} />
        <Button mode="ghost" fontSize={1} text="Use the saved version" onClick={onDiscardDraft} />
      </Flex>
    </Stack>
  );
}

function LastChange({ quoteRequest: { changedBy, changedAt, state } }: { quoteRequest: StaffQuoteRequest }) {
  if (changedBy === null || changedAt === null) return null;
  return (
    <Hint>
      {STATE_LABELS[state]} · <UserName id={changedBy} />, {fullTime(changedAt)}
    </Hint>
  );
}

function UserName({ id }: { id: string }) {
  const [user, isLoading] = useUser(id);
  if (isLoading) return "…";
  return user?.displayName ?? id;
}
