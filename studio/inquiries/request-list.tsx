import { DocumentIcon } from "@sanity/icons/Document";
import { Badge, Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import type { StaffQuoteRequest, QuoteRequestList } from "contracts/staff.ts";
import { useEffect, useRef, useState } from "react";

import { EVERYTHING, PAGE_SIZE, pageOf, type Search } from "#inquiries/search.ts";
import { STATE_LABELS, STATE_TONES } from "#inquiries/states.ts";
import { shortTime, wholeTime } from "#inquiries/times.ts";
import { useNow } from "#inquiries/use-now.ts";

export function RequestList({
  list: { inquiries, total },
  isLoading,
  search,
  opened,
  onSearch,
  onOpen,
}: {
  list: QuoteRequestList;
  isLoading: boolean;
  search: Search;
  opened: string | undefined;
  onSearch: (change: (search: Search) => Search) => void;
  onOpen: (id: string) => void;
}) {
  const now = useNow();
  const pages = pageOf(search, inquiries.length, total);
  if (inquiries.length === 0 && !isLoading) return <Nothing search={search} />;
  return (
    <Box aria-busy={isLoading}>
      <Arrivals inquiries={inquiries} />
      <Stack as="ul" gap={1} padding={2} style={{ listStyle: "none", margin: 0 }} aria-label="Quote requests">
        {inquiries.map((inquiry) => (
          <li key={inquiry.id}>
            <Row
              inquiry={inquiry}
              now={now}
              isOpen={inquiry.id === opened}
              onOpen={() => onOpen(inquiry.id)}
            />
          </li>
        ))}
      </Stack>
      {pages !== undefined && (
        <Flex align="center" justify="space-between" padding={3}>
          <Button
            mode="ghost"
            fontSize={1}
            text="Newer"
            disabled={search.offset === 0}
            onClick={() => onSearch((last) => ({ ...last, offset: Math.max(0, last.offset - PAGE_SIZE) }))}
          />
          <Text size={1} muted>
            {pages}
          </Text>
          <Button
            mode="ghost"
            fontSize={1}
            text="Older"
            disabled={search.offset + inquiries.length >= total}
            onClick={() => onSearch((last) => ({ ...last, offset: last.offset + PAGE_SIZE }))}
          />
        </Flex>
      )}
    </Box>
  );
}

function Row({
  inquiry,
  now,
  isOpen,
  onOpen,
}: {
  inquiry: StaffQuoteRequest;
  now: Date;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const { firstName, lastName, message, state, fileName, receivedAt } = inquiry;
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
          {fileName !== "" && (
            <Text size={1} muted>
              <DocumentIcon aria-hidden="true" />
              <span style={{ position: "absolute", clipPath: "inset(50%)" }}>With a file</span>
            </Text>
          )}
          <Badge tone={STATE_TONES[state]} fontSize={0}>
            {STATE_LABELS[state]}
          </Badge>
        </Flex>
        <Flex gap={3}>
          <Box flex={1}>
            <Text size={1} muted textOverflow="ellipsis">
              {message}
            </Text>
          </Box>
          <Text size={1} muted>
            <time dateTime={receivedAt} title={wholeTime(receivedAt)}>
              {shortTime(receivedAt, now)}
            </time>
          </Text>
        </Flex>
      </Stack>
    </Card>
  );
}

/** Says aloud what came while the list was open. */
function Arrivals({ inquiries }: { inquiries: readonly StaffQuoteRequest[] }) {
  const latest = useRef<string>(undefined);
  const [words, setWords] = useState("");
  useEffect(() => {
    const fresh = inquiries
      .filter(({ state, receivedAt }) => state === "new" && receivedAt > (latest.current ?? ""))
      .toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt));
    const newest = fresh.at(-1);
    // The name, so that a second one is said as well.
    if (newest && latest.current !== undefined) {
      const from = `${newest.firstName} ${newest.lastName}`;
      setWords(
        fresh.length === 1
          ? `A new quote request came in, from ${from}`
          : `${fresh.length} new quote requests came in, the last one from ${from}`,
      );
    }
    latest.current = newest?.receivedAt ?? latest.current ?? "";
  }, [inquiries]);
  return (
    <output style={{ position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" }}>
      {words}
    </output>
  );
}

function Nothing({ search }: { search: Search }) {
  const isFiltered = search.state !== EVERYTHING.state || search.text !== EVERYTHING.text;
  return (
    <Box padding={5}>
      <Text as="output" muted align="center">
        {isFiltered
          ? "No quote request matches. Change the search or the state."
          : "No quote request yet. The first one appears here by itself."}
      </Text>
    </Box>
  );
}
