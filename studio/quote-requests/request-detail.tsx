import { ArrowLeftIcon } from "@sanity/icons/ArrowLeft";
import { Badge, Box, Button, Container, Flex, Heading, Stack, Text } from "@sanity/ui";
import {
  type LabeledField,
  LISTED_FIELDS,
  NUMBER_LABEL,
  PART_REPORT_LABEL,
  STAFF_LABELS,
  type StaffQuoteRequest,
  staffText,
} from "contracts/staff.ts";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { fullTime } from "studio-kit/times.ts";
import { Notice, Panel } from "studio-kit/ui.tsx";

import { CustomerPage } from "#quote-requests/customer-page.tsx";
import { DeleteRequest } from "#quote-requests/delete-request.tsx";
import { STATE_LABELS, STATE_TONES } from "#quote-requests/format.ts";
import { NoteForm } from "#quote-requests/note-form.tsx";
import { useStaffApi } from "#quote-requests/staff-api.ts";
import { UploadedFile } from "#quote-requests/uploaded-file.tsx";

/** Loaded with the first request that has a part. A request stays readable if this fails. */
const StoredPart = lazy<ComponentType<{ quoteRequest: StaffQuoteRequest }>>(() =>
  import("#quote-requests/stored-part.tsx").catch((error: unknown) => {
    console.warn(error);
    return { default: MissingPart };
  }),
);

/** Shown if the script fails to load, as in an open Studio after a new build has replaced its scripts. */
function MissingPart() {
  return <Text size={1}>The part cannot be shown. Reload the Studio to try again.</Text>;
}

/** The file formats that the part check reads. */
const PART_FILE = /\.(?:step|stp|stpz|iges|igs|stl|obj|3mf|zip)$/i;

const LABELS = { ...STAFF_LABELS, email: "Email" };

/** Fields that are shown as links. */
const LINKS: Partial<Record<LabeledField, (quoteRequest: StaffQuoteRequest) => string | undefined>> = {
  email: ({ email, number }) =>
    `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your quote request ${number}`.trim())}`,
  phone: ({ dialed }) => dialed?.uri,
};

interface RequestDetailProps {
  quoteRequest: StaffQuoteRequest;
  onClose: () => void;
  onSaved: () => void;
  onDeleted: () => void;
}

/** Everything about one quote request. */
export function RequestDetail({ quoteRequest, onClose, onSaved, onDeleted }: RequestDetailProps) {
  const { firstName, lastName, message, state, suspicion, receivedAt, fileName, partReport } = quoteRequest;
  const { id, number } = quoteRequest;
  const api = useStaffApi();
  return (
    <Container width={1} padding={[3, 4, 5]} as="article" aria-labelledby="request-name">
      <Stack gap={5}>
        <Flex gap={3} align="center">
          <Button
            mode="bleed"
            icon={ArrowLeftIcon}
            padding={2}
            aria-label="Close the request"
            onClick={onClose}
          />
          <Box flex={1}>
            <Heading as="h2" size={2} id="request-name">
              <bdi>
                {firstName} {lastName}
              </bdi>
            </Heading>
          </Box>
          <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>
        </Flex>
        {suspicion !== "" && (
          <Notice tone="caution">
            It looks automated: {suspicion}. That is only a guess, so nobody got an email about it. Save it as
            New if a person wrote it.
          </Notice>
        )}
        <dl style={{ display: "grid", gridTemplateColumns: "max-content 1fr", gap: "1em 1.5em", margin: 0 }}>
          {number !== "" && <Detail term={NUMBER_LABEL}>{number}</Detail>}
          <Detail term="Received">
            <time dateTime={receivedAt}>{fullTime(receivedAt)}</time>
          </Detail>
          {LISTED_FIELDS.map((field) => (
            <Detail key={field} term={LABELS[field]}>
              <MaybeLink href={LINKS[field]?.(quoteRequest)}>{staffText(quoteRequest, field)}</MaybeLink>
            </Detail>
          ))}
        </dl>
        <Panel title="Project description" as="h3">
          <VisitorText>{message}</VisitorText>
        </Panel>
        {fileName !== "" && <UploadedFile name={fileName} load={() => api.download(id)} />}
        {partReport !== "" && (
          <Panel title={PART_REPORT_LABEL} as="h3">
            <VisitorText size={1}>{partReport}</VisitorText>
          </Panel>
        )}
        {PART_FILE.test(fileName) && (
          <Suspense fallback={null}>
            <StoredPart quoteRequest={quoteRequest} />
          </Suspense>
        )}
        {number !== "" && <CustomerPage quoteRequest={quoteRequest} onChanged={onSaved} />}
        <NoteForm quoteRequest={quoteRequest} onSaved={onSaved} />
        <DeleteRequest quoteRequest={quoteRequest} onDeleted={onDeleted} />
      </Stack>
    </Container>
  );
}

/** A text of several lines, as the visitor's browser sent it. */
function VisitorText({ size = 2, children }: { size?: number; children: string }) {
  return (
    <Text size={size} style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }} dir="auto">
      {children}
    </Text>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <Text as="dt" size={1} muted>
        {term}
      </Text>
      <Text as="dd" size={1} style={{ margin: 0, overflowWrap: "anywhere" }}>
        {children}
      </Text>
    </>
  );
}

function MaybeLink({ href, children }: { href: string | undefined; children: string }) {
  return href === undefined ? <bdi>{children}</bdi> : <a href={href}>{children}</a>;
}
