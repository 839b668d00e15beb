import { Container, Stack, Text, TextArea, TextInput } from "@sanity/ui";
import { STAFF_MAIL_PATH, StoredMailSettings } from "contracts/mail-settings.ts";
import { type FormEvent, useState } from "react";
import { useCurrentUser } from "sanity";
import type * as v from "valibot";

import { PolledData } from "#quote-requests/polled-data.tsx";
import { usePolled, useStaffApi } from "#quote-requests/polling.ts";
import { SaveForm } from "#quote-requests/save-form.tsx";
import { mayEditMailSettings } from "#roles.ts";
import { Labeled, Notice } from "#ui.tsx";

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
export function MailForm() {
  return (
    <PolledData polled={usePolled(STAFF_MAIL_PATH, StoredMailSettings, POLL_MS)} what="settings">
      {(stored) => <LoadedForm stored={stored} />}
    </PolledData>
  );
}

function LoadedForm({ stored }: { stored: v.InferOutput<typeof StoredMailSettings> }) {
  const { settings, serverRecipient } = stored;
  const api = useStaffApi();
  const [draft, setDraft] = useState(unsaved ?? { ...settings, recipients: settings.recipients.join("\n") });
  const mayEdit = mayEditMailSettings(useCurrentUser());

  const field = (name: keyof Draft) => ({
    readOnly: !mayEdit,
    value: draft[name],
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      unsaved = { ...draft, [name]: currentTarget.value };
      setDraft(unsaved);
    },
  });

  async function save() {
    const result = await api.saveMailSettings({ ...draft, recipients: recipientsIn(draft.recipients) });
    // Keep what was typed after the request was sent, which is not saved yet.
    if (result.kind === "loaded" && unsaved === draft) unsaved = undefined;
    return result;
  }

  return (
    <Container width={1} padding={4}>
      <SaveForm
        onSave={save}
        canSave={mayEdit}
        remark={!mayEdit && <Text size={1}>Only administrators can change the email settings.</Text>}
      >
        <Stack gap={5}>
          {serverRecipient === null && (
            <Notice tone="caution">
              The server doesn't send email yet. Set SMTP_URL, MAIL_FROM and MAIL_TO on it, then restart it.
            </Notice>
          )}
          <Labeled
            label="Recipients"
            hint={`One address per line.${serverRecipient === null ? "" : ` If this is empty, emails go to ${serverRecipient}.`}`}
          >
            {(id) => <TextArea id={id} rows={3} {...field("recipients")} />}
          </Labeled>
          <Labeled label="Subject" hint="{name} becomes the visitor’s name.">
            {(id) => <TextInput id={id} {...field("subject")} />}
          </Labeled>
          <Labeled
            label="Introduction"
            hint="Optional. Appears above the request, for example how to answer it."
          >
            {(id) => <TextArea id={id} rows={4} {...field("introduction")} />}
          </Labeled>
        </Stack>
      </SaveForm>
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
