import { Box, Container, Flex, Stack, Switch, Text, TextArea, TextInput } from "@sanity/ui";
import { type MailSettings, STAFF_MAIL_PATH, StoredMailSettings } from "contracts/mail-settings.ts";
import { type FormEvent, useState } from "react";
import { useCurrentUser } from "sanity";
import { PolledData } from "studio-api/polled-data.tsx";
import { SaveForm } from "studio-api/save-form.tsx";
import { Hint, Labeled, Notice, Panel } from "studio-kit/ui.tsx";
import type * as v from "valibot";

import { CustomerMails } from "#quote-requests/customer-mails.tsx";
import { usePolled, useStaffApi } from "#quote-requests/staff-api.ts";
import { mayReadQuoteRequests, maySetRecipients } from "#roles.ts";

/** Rarely, because the form keeps the settings that it loaded first. */
const POLL_MS = 3_600_000;

/** The fields as typed. The recipients are lines of text, because an unfinished line is not an address yet. */
interface Draft extends Omit<MailSettings, "recipients"> {
  readonly recipients: string;
}

/** Unsaved input, kept while the user looks at something else. */
let unsaved: Draft | undefined;

function keepUnsaved(draft: Draft | undefined): void {
  unsaved = draft;
}

/** The form for who gets an email about each quote request, and for what the emails to staff and customers say. */
export function MailForm() {
  return (
    <PolledData polled={usePolled(STAFF_MAIL_PATH, StoredMailSettings, POLL_MS)} what="settings">
      {(stored) => <LoadedForm stored={stored} />}
    </PolledData>
  );
}

function LoadedForm({ stored }: { stored: v.InferOutput<typeof StoredMailSettings> }) {
  const { settings, serverRecipient, failedMails } = stored;
  const api = useStaffApi();
  const [draft, setDraft] = useState(unsaved ?? { ...settings, recipients: settings.recipients.join("\n") });
  const user = useCurrentUser();
  const mayEdit = mayReadQuoteRequests(user);

  function change(next: Partial<Draft>): void {
    const changed = { ...draft, ...next };
    keepUnsaved(changed);
    setDraft(changed);
  }

  const field = (name: "recipients" | "subject" | "introduction") => ({
    readOnly: !mayEdit || (name === "recipients" && !maySetRecipients(user)),
    value: draft[name],
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: currentTarget.value }),
  });

  async function save() {
    const result = await api.saveMailSettings({ ...draft, recipients: recipientsIn(draft.recipients) });
    // Keep what was typed after the request was sent, which is not saved yet.
    if (result.kind === "loaded" && unsaved === draft) keepUnsaved(undefined);
    return result;
  }

  return (
    <Box overflow="auto" height="fill">
      <Container width={1} padding={4}>
        <SaveForm
          onSave={save}
          canSave={mayEdit}
          remark={!maySetRecipients(user) && <Hint>Only administrators can change the recipients.</Hint>}
        >
          <Stack gap={5}>
            {serverRecipient === null && (
              <Notice tone="caution">
                The server doesn't send email yet. Set SMTP_URL, MAIL_FROM and MAIL_TO on it, then restart it.
              </Notice>
            )}
            {failedMails > 0 && (
              <Notice tone="caution">
                {failedMails === 1 ? "One email" : `${failedMails} emails`} to staff could not be delivered in
                the last 30 days. The quote requests are in the list. Check the recipients, and the log of the
                server.
              </Notice>
            )}
            <Panel title="To staff">
              <Labeled
                label="Recipients"
                hint={`One address per line.${serverRecipient === null ? "" : ` If this is empty, emails go to ${serverRecipient}.`}`}
              >
                {(id) => <TextArea id={id} rows={3} {...field("recipients")} />}
              </Labeled>
              <Labeled
                label="Subject"
                hint="{name} becomes the visitor’s name, {number} the request’s number, {brand} the brand name."
              >
                {(id) => <TextInput id={id} {...field("subject")} />}
              </Labeled>
              <Labeled
                label="Introduction"
                hint="Optional. Appears above the request, for example how to answer it."
              >
                {(id) => <TextArea id={id} rows={4} {...field("introduction")} />}
              </Labeled>
            </Panel>
            <Panel title="To customers">
              <Flex as="label" gap={3} align="center">
                <Switch
                  checked={draft.isReceiptSent}
                  disabled={!mayEdit}
                  onChange={({ currentTarget }) => change({ isReceiptSent: currentTarget.checked })}
                />
                <Text size={1}>Send a receipt for each quote request</Text>
              </Flex>
              <CustomerMails
                words={draft.customerWords}
                readOnly={!mayEdit}
                onChange={(customerWords) => change({ customerWords })}
              />
            </Panel>
          </Stack>
        </SaveForm>
      </Container>
    </Box>
  );
}

/** The recipients: one per line, or separated by commas or semicolons. Not by spaces: one message is about all of “Sales Team”. */
export function recipientsIn(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((recipient) => recipient.trim())
    .filter((recipient) => recipient !== "");
}
