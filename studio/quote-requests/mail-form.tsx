import { Button, Card, Container, Stack, Text, TextArea, TextInput } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { STAFF_MAIL_PATH, StoredMailSettings } from "contracts/mail-settings.ts";
import { type ReactNode, useId, useState } from "react";
import { LoadingBlock, useCurrentUser } from "sanity";
import type * as v from "valibot";

import { ErrorNotice } from "#quote-requests/error-notice.tsx";
import { usePolled } from "#quote-requests/polling.ts";
import type { StaffApi } from "#quote-requests/staff-api.ts";
import { mayEditMailSettings } from "#roles.ts";

/** Rarely, because the form keeps the settings that it loaded first. */
const POLL_MS = 3_600_000;

/** The fields as typed. The recipients are lines of text, because an unfinished line is not an address yet. */
interface Draft {
  readonly recipients: string;
  readonly subject: string;
  readonly introduction: string;
}

/** Unsaved input, kept while the user looks at something else. */
let unsaved: Draft | undefined;

/** The form for who gets an email about each quote request, and what it says. */
export function MailForm({ api }: { api: StaffApi }) {
  const { data, error, refresh } = usePolled(api, STAFF_MAIL_PATH, StoredMailSettings, POLL_MS);
  if (data !== undefined) return <LoadedForm api={api} stored={data} />;
  return error === undefined ? <LoadingBlock /> : <ErrorNotice error={error} onRetry={refresh} />;
}

interface LoadedFormProps {
  api: StaffApi;
  stored: v.InferOutput<typeof StoredMailSettings>;
}

function LoadedForm({ api, stored }: LoadedFormProps) {
  const { recipients, subject, introduction } = stored.settings;
  const [draft, setDraft] = useState(unsaved ?? { recipients: recipients.join("\n"), subject, introduction });
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isReadOnly = !mayEditMailSettings(useCurrentUser());
  const toast = useToast();

  function change(part: Partial<Draft>): void {
    unsaved = { ...draft, ...part };
    setDraft(unsaved);
  }

  async function save(): Promise<void> {
    setSaving(true);
    const result = await api.saveMailSettings({ ...draft, recipients: recipientsIn(draft.recipients) });
    setSaving(false);
    setError(result.kind === "failed" ? result.error.message : undefined);
    if (result.kind === "failed") return;
    // Keep what was typed after the request was sent, which is not saved yet.
    if (unsaved === draft) unsaved = undefined;
    toast.push({ status: "success", title: "Saved" });
  }

  return (
    <Container width={1} padding={4}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap={5}>
          {stored.serverRecipient === null && (
            <Card tone="caution" padding={3} radius={2} border>
              <Text size={1}>
                The server doesn't send email yet. Set SMTP_URL, MAIL_FROM and MAIL_TO on it, then restart it.
              </Text>
            </Card>
          )}
          <Labeled
            label="Recipients"
            hint={`One address per line.${stored.serverRecipient === null ? "" : ` If this is empty, emails go to ${stored.serverRecipient}.`}`}
            renderInput={(id) => (
              <TextArea
                id={id}
                rows={3}
                readOnly={isReadOnly}
                value={draft.recipients}
                onChange={(event) => change({ recipients: event.currentTarget.value })}
              />
            )}
          />
          <Labeled
            label="Subject"
            hint="{name} becomes the visitor’s name."
            renderInput={(id) => (
              <TextInput
                id={id}
                readOnly={isReadOnly}
                value={draft.subject}
                onChange={(event) => change({ subject: event.currentTarget.value })}
              />
            )}
          />
          <Labeled
            label="Introduction"
            hint="Optional. Appears above the request, for example how to answer it."
            renderInput={(id) => (
              <TextArea
                id={id}
                rows={4}
                readOnly={isReadOnly}
                value={draft.introduction}
                onChange={(event) => change({ introduction: event.currentTarget.value })}
              />
            )}
          />
          {error !== undefined && (
            <Card tone="critical" padding={3} radius={2} border role="alert">
              <Text size={1}>Not saved. What you typed is kept. {error}</Text>
            </Card>
          )}
          {isReadOnly ? (
            <Text size={1} muted>
              Only administrators can change the email settings.
            </Text>
          ) : (
            <div>
              <Button
                type="submit"
                tone="primary"
                disabled={isSaving}
                text={isSaving ? "Saving …" : "Save"}
              />
            </div>
          )}
        </Stack>
      </form>
    </Container>
  );
}

/** The recipients: one per line, or separated by commas or semicolons. Not by spaces: one message is about all of “Sales Team”. */
export function recipientsIn(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((recipient) => recipient.trim())
    .filter((recipient) => recipient !== "");
}

function Labeled({
  label,
  hint,
  renderInput,
}: {
  label: string;
  hint: string;
  renderInput: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      <Text size={1} muted>
        {hint}
      </Text>
      {renderInput(id)}
    </Stack>
  );
}
