import { Box, Button, Card, Flex, Heading, Radio, Stack, Text, TextArea } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type StaffQuoteRequest, type QuoteRequestChange, NOTE_MAX_LENGTH, STATES } from "contracts/staff.ts";
import { useState } from "react";

import { fieldsOf, isOvertaken, isUnsaved, keepDraft, recallDraft } from "#inquiries/answer-draft.ts";
import { ChangedBy } from "#inquiries/changed-by.tsx";
import type { StaffApi } from "#inquiries/staff-api.ts";
import { STATE_LABELS } from "#inquiries/states.ts";

/** What the office has to say about a request. */
export function RequestAnswer({
  api,
  inquiry,
  onSaved,
}: {
  api: StaffApi;
  inquiry: StaffQuoteRequest;
  onSaved: () => void;
}) {
  const [draft, setDraft] = useState(() => recallDraft(inquiry.id));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const toast = useToast();
  const fields = fieldsOf(inquiry, draft);
  const overtaken = isOvertaken(inquiry, draft);
  const canSave = isUnsaved(inquiry, draft) && !overtaken && !isSaving;

  function write(next: QuoteRequestChange | undefined): void {
    keepDraft(inquiry.id, next);
    setDraft(next);
  }

  async function save(): Promise<void> {
    if (!canSave) return;
    setSaving(true);
    const outcome = await api.save(inquiry.id, fields);
    setSaving(false);
    setFailure(outcome.kind === "refused" ? outcome.refusal.message : undefined);
    if (outcome.kind === "given") {
      // What was typed while it was on its way stays, and rests on what is stored now.
      const typed = recallDraft(inquiry.id);
      const isNewer = typed !== undefined && typed !== draft;
      write(isNewer ? { ...typed, seen: outcome.data.changedAt } : undefined);
      toast.push({ status: "success", title: "Saved" });
    }
    if (outcome.kind !== "refused") onSaved();
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
            For the office
          </Heading>
          <Flex gap={4} wrap="wrap" role="radiogroup" aria-label="State of the request">
            {STATES.map((state) => (
              <Flex key={state} as="label" gap={2} align="center" style={{ cursor: "pointer" }}>
                <Radio
                  name="state"
                  value={state}
                  checked={fields.state === state}
                  onChange={() => write({ ...fields, state })}
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
              value={fields.note}
              onChange={(event) => write({ ...fields, note: event.currentTarget.value })}
            />
          </Stack>
          {overtaken && (
            <Overtaken
              inquiry={inquiry}
              onMine={() => write({ ...fields, seen: inquiry.changedAt })}
              onTheirs={() => write(undefined)}
            />
          )}
          {failure !== undefined && (
            <Card tone="critical" padding={3} radius={2} border role="alert">
              <Text size={1}>Not saved, what you wrote is kept. {failure}</Text>
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
              <ChangedBy inquiry={inquiry} />
            </Box>
          </Flex>
        </Stack>
      </form>
    </Card>
  );
}

function Overtaken({
  inquiry,
  onMine,
  onTheirs,
}: {
  inquiry: StaffQuoteRequest;
  onMine: () => void;
  onTheirs: () => void;
}) {
  return (
    <Card tone="caution" padding={3} radius={2} border role="alert">
      <Stack gap={3}>
        <Text size={1}>A colleague changed this request while you were writing. There it says now:</Text>
        <Text size={1} style={{ whiteSpace: "pre-wrap" }}>
          {STATE_LABELS[inquiry.state]}
          {inquiry.note !== "" && `: ${inquiry.note}`}
        </Text>
        <Flex gap={2}>
          <Button mode="ghost" fontSize={1} text="Keep what I wrote" onClick={onMine} />
          <Button mode="ghost" fontSize={1} text="Take what is stored" onClick={onTheirs} />
        </Flex>
      </Stack>
    </Card>
  );
}
