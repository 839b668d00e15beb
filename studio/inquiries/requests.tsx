import { Box, Card, Flex, Text, useMediaIndex } from "@sanity/ui";
import { StaffQuoteRequest, QuoteRequestList } from "contracts/staff.ts";
import { useState } from "react";

import { RefusalNotice, StaleNotice } from "#inquiries/refusal-notice.tsx";
import { RequestDetail } from "#inquiries/request-detail.tsx";
import { RequestFilter } from "#inquiries/request-filter.tsx";
import { RequestList } from "#inquiries/request-list.tsx";
import { EVERYTHING, searchOf, type Search } from "#inquiries/search.ts";
import type { StaffApi } from "#inquiries/staff-api.ts";
import { useWatched } from "#inquiries/use-staff.ts";

const EVERY_MS = 5000;
/** As the Studio's own panes: below it, one pane at a time. */
const NARROW_BELOW = 3;

/** The list, and beside it the request that is open. */
export function Requests({
  api,
  opened,
  onOpen,
}: {
  api: StaffApi;
  opened: string | undefined;
  onOpen: (id: string | undefined) => void;
}) {
  const [search, setSearch] = useState<Search>(EVERYTHING);
  const list = useWatched(api, `inquiries?${searchOf(search)}`, QuoteRequestList, EVERY_MS);
  const isNarrow = useMediaIndex() < NARROW_BELOW;

  if (list.data === undefined) {
    return list.refusal ? (
      <RefusalNotice refusal={list.refusal} onAgain={list.refresh} />
    ) : (
      <Box padding={5}>
        <Text as="output" muted>
          Loading quote requests …
        </Text>
      </Box>
    );
  }
  return (
    <Flex height="fill">
      {!(isNarrow && opened) && (
        <Card
          borderRight={!isNarrow}
          style={{ width: isNarrow ? "100%" : 420, flex: "none" }}
          height="fill"
          overflow="auto"
        >
          <StaleNotice refusal={list.refusal} />
          <RequestFilter api={api} search={search} counts={list.data.counts} onSearch={setSearch} />
          <RequestList
            list={list.data}
            isLoading={list.isLoading}
            search={search}
            opened={opened}
            onSearch={setSearch}
            onOpen={onOpen}
          />
        </Card>
      )}
      {!(isNarrow && !opened) && (
        <Box flex={1} overflow="auto" height="fill">
          {opened ? (
            <OpenRequest
              key={opened}
              id={opened}
              api={api}
              onClose={() => onOpen(undefined)}
              onChanged={list.refresh}
            />
          ) : (
            <Flex height="fill" align="center" justify="center" padding={5}>
              <Text muted>Choose a request to read and answer it.</Text>
            </Flex>
          )}
        </Box>
      )}
    </Flex>
  );
}

/** Asked for by itself: its address may be shared, and it may stand on no page of the list. */
function OpenRequest({
  id,
  api,
  onClose,
  onChanged,
}: {
  id: string;
  api: StaffApi;
  onClose: () => void;
  onChanged: () => void;
}) {
  const { data, refusal, refresh } = useWatched(
    api,
    `inquiries/${encodeURIComponent(id)}`,
    StaffQuoteRequest,
    EVERY_MS,
  );
  if (data === undefined) {
    return refusal ? (
      <RefusalNotice refusal={refusal} onAgain={refresh} />
    ) : (
      <Box padding={5}>
        <Text as="output" muted>
          Loading the request …
        </Text>
      </Box>
    );
  }
  return (
    <>
      <StaleNotice refusal={refusal} />
      <RequestDetail
        api={api}
        inquiry={data}
        onClose={onClose}
        onSaved={() => {
          refresh();
          onChanged();
        }}
      />
    </>
  );
}
