import { Box, Button, Card, Flex, Heading, Radio, Stack, Text, TextArea } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { NOTE_MAX_LENGTH, type QuoteRequestChange, type StaffQuoteRequest, STATES } from "contracts/staff.ts";
import { useEffect, useState } from "react";
import { useUser } from "sanity";

import { fullTime, STATE_LABELS } from "#quote-requests/format.ts";
import { formValues, isConflict, isUnsaved, loadDraft, storeDraft } from "#quote-requests/note-draft.ts";
import type { StaffApi } from "#quote-requests/staff-api.ts";

/** The state and the note of a quote request, for staff. */
export function NoteForm({
  api,
  quoteRequest,
  onSaved,
}: {
  api: StaffApi;
  quoteRequest: StaffQuoteRequest;
  onSaved: () => void;
}) {
  const [draft, setDraft] = useState(() => loadDraft(quoteRequest.id));
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const toast = useToast();
  const values = formValues(quoteRequest, draft);
  const hasConflict = isConflict(quoteRequest, draft);
  const hasChanges = isUnsaved(quoteRequest, draft);
  const canSave = hasChanges && !hasConflict && !isSaving;
  useConfirmBeforeUnload(hasChanges);

  function change(next: QuoteRequestChange | undefined): void {
    storeDraft(quoteRequest.id, next);
    setDraft(next);
  }

  async function save(): Promise<void> {
    if (!canSave) return;
    setSaving(true);
    const result = await api.save(quoteRequest.id, values);
    setSaving(false);
    setError(result.kind === "failed" ? result.error.message : undefined);
    if (result.kind === "loaded") {
      // What was typed during the request remains a draft, now based on what is stored.
      const latest = loadDraft(quoteRequest.id);
      const isNewer = latest !== undefined && (latest.state !== values.state || latest.note !== values.note);
      change(isNewer ? { ...latest, seen: result.data.changedAt } : undefined);
      toast.push({ status: "success", title: "Saved" });
    }
    if (result.kind !== "failed") onSaved();
  }

  return (
    <Card padding={4} radius={2} border>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap={4}>
          <Heading as="h3" size={0}>
            For staff
          </Heading>
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
          <Stack gap={2}>
            <Text as="label" htmlFor="request-note" size={1} weight="medium">
              Note
            </Text>
            <TextArea
              id="request-note"
              rows={4}
              fontSize={1}
              maxLength={NOTE_MAX_LENGTH}
              value={values.note}
              onChange={(event) => change({ ...values, note: event.currentTarget.value })}
            />
          </Stack>
          {hasConflict && (
            <ConflictNotice
              quoteRequest={quoteRequest}
              onKeepDraft={() => change({ ...values, seen: quoteRequest.changedAt })}
              onDiscardDraft={() => change(undefined)}
            />
          )}
          {error !== undefined && (
            <Card tone="critical" padding={3} radius={2} border role="alert">
              <Text size={1}>Not saved. What you wrote is kept. {error}</Text>
            </Card>
          )}
          <Flex gap={3} align="center">
            <Button
              type="submit"
              tone="primary"
              fontSize={1}
              text={isSaving ? "Saving …" : "Save"}
              disabled={!canSave}
            />
            <Box flex={1}>
              <LastChange quoteRequest={quoteRequest} />
            </Box>
          </Flex>
        </Stack>
      </form>
    </Card>
  );
}

/** Makes the browser ask before the tab is closed. */
function useConfirmBeforeUnload(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => {
      removeEventListener("beforeunload", ask);
    };
  }, [hasChanges]);
}

/** Shows what a colleague saved after the draft was started, and lets the user choose a version. */
function ConflictNotice({
  quoteRequest: { state, note },
  onKeepDraft,
  onDiscardDraft,
}: {
  quoteRequest: StaffQuoteRequest;
  onKeepDraft: () => void;
  onDiscardDraft: () => void;
}) {
  return (
    <Card tone="caution" padding={3} radius={2} border role="alert">
      <Stack gap={3}>
        <Text size={1}>A colleague changed this request while you were writing. It now says:</Text>
        <Text size={1} style={{ whiteSpace: "pre-wrap" }}>
          {STATE_LABELS[state]}
          {note !== "" && `: ${note}`}
        </Text>
        <Flex gap={2}>
          <Button mode="ghost" fontSize={1} text="Keep my version" onClick={onKeepDraft} />
          <Button mode="ghost" fontSize={1} text="Use the saved version" onClick={onDiscardDraft} />
        </Flex>
      </Stack>
    </Card>
  );
}

function LastChange({ quoteRequest: { changedBy, changedAt, state } }: { quoteRequest: StaffQuoteRequest }) {
  if (changedBy === null || changedAt === null) return null;
  return (
    <Text size={1} muted>
      {STATE_LABELS[state]} · <UserName id={changedBy} />, {fullTime(changedAt)}
    </Text>
  );
}

function UserName({ id }: { id: string }) {
  const [user, isLoading] = useUser(id);
  if (isLoading) return "…";
  return user?.displayName ?? id;
}
