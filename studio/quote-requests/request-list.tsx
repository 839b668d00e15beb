import { DocumentIcon } from "@sanity/icons/Document";
import { Badge, Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import type { StaffQuoteRequest, QuoteRequestList } from "contracts/staff.ts";
import { useEffect, useRef, useState } from "react";
import { fullTime, shortTime } from "studio-kit/times.ts";
import { Hint } from "studio-kit/ui.tsx";
import { useNow } from "studio-kit/use-now.ts";
import { VISUALLY_HIDDEN } from "studio-kit/visually-hidden.ts";
import { sortByText } from "unicode-text/unicode-text.ts";

import { STATE_LABELS, STATE_TONES } from "#quote-requests/format.ts";
import { EMPTY_SEARCH, nextPage, pageRange, previousPage, type Search } from "#quote-requests/search.ts";

interface RequestListProps {
  list: QuoteRequestList;
  isLoading: boolean;
  search: Search;
  openId: string | undefined;
  onSearch: (change: (search: Search) => Search) => void;
  onOpen: (id: string) => void;
}

/** A page of the list of quote requests, with buttons for newer and older ones. */
export function RequestList({ list, isLoading, search, openId, onSearch, onOpen }: RequestListProps) {
  const { quoteRequests, total } = list;
  const now = useNow();
  const range = pageRange(search, quoteRequests.length, total);
  if (quoteRequests.length === 0 && !isLoading) return <EmptyList search={search} />;
  return (
    <Box aria-busy={isLoading}>
      <NewRequestsAnnouncer quoteRequests={quoteRequests} />
      <Stack as="ul" gap={1} padding={2} style={{ listStyle: "none", margin: 0 }} aria-label="Quote requests">
        {quoteRequests.map((quoteRequest) => (
          <li key={quoteRequest.id}>
            <ListItem
              quoteRequest={quoteRequest}
              now={now}
              isOpen={quoteRequest.id === openId}
              onOpen={() => onOpen(quoteRequest.id)}
            />
          </li>
        ))}
      </Stack>
      {range !== undefined && (
        <Flex align="center" justify="space-between" padding={3}>
          <Button
            mode="ghost"
            fontSize={1}
            text="Newer"
            disabled={search.offset === 0}
            onClick={() => onSearch(previousPage)}
          />
          <Hint>{range}</Hint>
          <Button
            mode="ghost"
            fontSize={1}
            text="Older"
            disabled={search.offset + quoteRequests.length >= total}
            onClick={() => onSearch(nextPage)}
          />
        </Flex>
      )}
    </Box>
  );
}

interface ListItemProps {
  quoteRequest: StaffQuoteRequest;
  now: Date;
  isOpen: boolean;
  onOpen: () => void;
}

function ListItem({ quoteRequest, now, isOpen, onOpen }: ListItemProps) {
  const { firstName, lastName, message, state, suspicion, fileName, receivedAt } = quoteRequest;
  const { number, hasNews } = quoteRequest;
  return (
    <Card
      as="button"
      type="button"
      padding={3}
      radius={2}
      pressed={isOpen}
      aria-current={isOpen}
      onClick={onOpen}
      style={{ width: "100%", textAlign: "start", cursor: "pointer" }}
    >
      <Stack gap={3}>
        <Flex gap={2} align="center">
          <Box flex={1}>
            <Text size={1} weight={state === "new" ? "bold" : "medium"} textOverflow="ellipsis">
              <bdi>
                {firstName} {lastName}
              </bdi>
            </Text>
          </Box>
          {hasNews && (
            <Badge tone="caution" fontSize={0}>
              New details
            </Badge>
          )}
          {fileName !== "" && (
            <Hint>
              <DocumentIcon aria-hidden="true" />
              <span style={VISUALLY_HIDDEN}>With a file</span>
            </Hint>
          )}
          <Badge tone={STATE_TONES[state]} fontSize={0}>
            {STATE_LABELS[state]}
          </Badge>
        </Flex>
        <Flex gap={3}>
          <Box flex={1}>
            <Text size={1} muted textOverflow="ellipsis">
              {suspicion === "" ? message : `Looks automated: ${suspicion}`}
            </Text>
          </Box>
          {number !== "" && <Hint style={{ whiteSpace: "nowrap" }}>{number}</Hint>}
          <Hint>
            <time dateTime={receivedAt} title={fullTime(receivedAt)}>
              {shortTime(receivedAt, now)}
            </time>
          </Hint>
        </Flex>
      </Stack>
    </Card>
  );
}

/** Announces to screen readers which requests came in while the list was open. */
function NewRequestsAnnouncer({ quoteRequests }: { quoteRequests: readonly StaffQuoteRequest[] }) {
  const latest = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    const fresh = sortByText(
      quoteRequests.filter(({ state, receivedAt }) => state === "new" && receivedAt > (latest.current ?? "")),
      ({ receivedAt }) => receivedAt,
    );
    const newest = fresh.at(-1);
    // Includes the name, so that the text changes and a second request is announced too.
    if (newest && latest.current !== undefined) {
      const from = `${newest.firstName} ${newest.lastName}`;
      setAnnouncement(
        fresh.length === 1
          ? `New quote request from ${from}`
          : `${fresh.length} new quote requests came in, the last one from ${from}`,
      );
    }
    latest.current = newest?.receivedAt ?? latest.current ?? "";
  }, [quoteRequests]);
  return <output style={VISUALLY_HIDDEN}>{announcement}</output>;
}

function EmptyList({ search }: { search: Search }) {
  const isFiltered = search.state !== EMPTY_SEARCH.state || search.text !== EMPTY_SEARCH.text;
  return (
    <Box padding={5}>
      <Text as="output" muted align="center">
        {isFiltered
          ? "No quote requests match. Change the search or the status."
          : "No quote requests yet. New ones will appear here automatically."}
      </Text>
    </Box>
  );
}
