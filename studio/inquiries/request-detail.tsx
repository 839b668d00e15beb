import { ArrowLeftIcon } from "@sanity/icons/ArrowLeft";
import { Badge, Box, Button, Card, Container, Flex, Heading, Stack, Text } from "@sanity/ui";
import type { StaffQuoteRequest } from "contracts/staff.ts";
import type { ReactNode } from "react";

import { RequestAnswer } from "#inquiries/request-answer.tsx";
import { RequestFile } from "#inquiries/request-file.tsx";
import type { StaffApi } from "#inquiries/staff-api.ts";
import { STATE_LABELS, STATE_TONES } from "#inquiries/states.ts";
import { wholeTime } from "#inquiries/times.ts";

/** One request, whole. */
export function RequestDetail({
  api,
  inquiry,
  onClose,
  onSaved,
}: {
  api: StaffApi;
  inquiry: StaffQuoteRequest;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { firstName, lastName, email, location, phone, message, state, receivedAt, fileName } = inquiry;
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
        <dl style={{ display: "grid", gridTemplateColumns: "max-content 1fr", gap: "1em 1.5em", margin: 0 }}>
          <Fact term="Received">
            <time dateTime={receivedAt}>{wholeTime(receivedAt)}</time>
          </Fact>
          <Fact term="E-mail">
            <a
              href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent("Your quote request")}`}
            >
              {email}
            </a>
          </Fact>
          <Fact term="Phone">
            <a href={`tel:${location}${phone.replace(/[^\d]/g, "")}`}>
              {location} {phone}
            </a>
          </Fact>
        </dl>
        <Card padding={4} radius={2} border>
          <Stack gap={4}>
            <Heading as="h3" size={0}>
              Project description
            </Heading>
            <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }} dir="auto">
              {message}
            </Text>
          </Stack>
        </Card>
        {fileName !== "" && <RequestFile api={api} inquiry={inquiry} />}
        <RequestAnswer api={api} inquiry={inquiry} onSaved={onSaved} />
      </Stack>
    </Container>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
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
