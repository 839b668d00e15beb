import { Button, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { PROGRESS } from "contracts/request-page.ts";
import {
  type RelatedRequest,
  STAFF_QUOTE_REQUESTS_PATH,
  type StaffQuoteRequest,
  StaffRequestPage,
} from "contracts/staff.ts";
import { StateLink } from "sanity/router";
import { useCopyText } from "studio-kit/copy-text.ts";
import { fullTime } from "studio-kit/times.ts";
import { Choices, Hint, Panel } from "studio-kit/ui.tsx";

import { Additions } from "#quote-requests/additions.tsx";
import { PROGRESS_LABELS } from "#quote-requests/format.ts";
import { questionHint } from "#quote-requests/question-hint.ts";
import { type ChangePage, Questions } from "#quote-requests/questions.tsx";
import { usePolled, useStaffApi } from "#quote-requests/staff-api.ts";

const POLL_MS = 5000;

interface CustomerPageProps {
  quoteRequest: StaffQuoteRequest;
  /** Called when the request has changed, so that the list is loaded again. */
  onChanged: () => void;
}

/** The page that the customer sees of a request: how far it is, what was added, questions and answers. Nothing if the host has none. */
export function CustomerPage({ quoteRequest: { id, email }, onChanged }: CustomerPageProps) {
  const api = useStaffApi();
  const toast = useToast();
  const { data: page, refresh } = usePolled(
    `${STAFF_QUOTE_REQUESTS_PATH}/${encodeURIComponent(id)}/page`,
    StaffRequestPage,
    POLL_MS,
  );
  if (page === undefined) return null;

  const change: ChangePage = async (next) => {
    const result = await api.changePage(id, next);
    if (result.kind === "failed")
      toast.push({ status: "error", title: "Not saved", description: result.error.message });
    refresh();
    onChanged();
    return result.kind === "loaded";
  };

  return (
    <Panel title="The customer’s page" as="h3">
      <Choices
        label="Progress"
        options={PROGRESS.map((value) => ({ value, title: PROGRESS_LABELS[value] }))}
        value={page.progress}
        onChange={(progress) => void change({ kind: "progress", progress })}
      />
      <Related page={page} />
      <Hint>The customer sees the progress on the page, with its dates. Nobody gets an email about it.</Hint>
      <Additions id={id} page={page} change={change} />
      <Questions id={id} events={page.events} hint={questionHint(email, page.mailProblem)} change={change} />
      <LinkButtons id={id} page={page} change={change} onCreated={refresh} />
    </Panel>
  );
}

/** Links to the request that this one repeats, and to those that repeat it. */
function Related({ page: { repeats, repeatedBy } }: { page: StaffRequestPage }) {
  return (
    <>
      {repeats && (
        <Text size={1}>
          Sent again with the parts of request <RequestLink request={repeats} />
        </Text>
      )}
      {repeatedBy.map((request) => (
        <Text key={request.id} size={1}>
          The customer sent it again as request <RequestLink request={request} />
        </Text>
      ))}
    </>
  );
}

function RequestLink({ request: { id, number } }: { request: RelatedRequest }) {
  return <StateLink state={{ view: "requests", id }}>{number}</StateLink>;
}

interface LinkButtonsProps {
  id: string;
  page: StaffRequestPage;
  change: ChangePage;
  onCreated: () => void;
}

/** The link to the page: for a customer who has lost it, and to take it back if it reached the wrong person. */
function LinkButtons({ id, page: { linkExpiresAt }, change, onCreated }: LinkButtonsProps) {
  const api = useStaffApi();
  const toast = useToast();
  const copyText = useCopyText();

  async function copy(): Promise<void> {
    const result = await api.link(id);
    if (result.kind === "failed") {
      toast.push({ status: "error", title: "No link", description: result.error.message });
      return;
    }
    await copyText(result.data.url, "The link is copied");
    onCreated();
  }

  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        <Button
          fontSize={1}
          mode="ghost"
          text={linkExpiresAt === null ? "Create and copy link" : "Copy the customer’s link"}
          onClick={() => void copy()}
        />
        {linkExpiresAt !== null && (
          <Button
            fontSize={1}
            mode="bleed"
            tone="critical"
            text="Revoke link"
            onClick={() => void change({ kind: "revokeLink" })}
          />
        )}
      </Flex>
      <Hint>
        {linkExpiresAt === null
          ? "No link opens the page."
          : `Anyone who has the link can read and complete the request until ${fullTime(linkExpiresAt)}.`}
      </Hint>
    </Stack>
  );
}
