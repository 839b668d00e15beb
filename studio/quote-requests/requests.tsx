import { Box, Card, Flex, Text, useMediaIndex } from "@sanity/ui";
import { QuoteRequestList, STAFF_QUOTE_REQUESTS_PATH, StaffQuoteRequest } from "contracts/staff.ts";
import { useState } from "react";

import { ErrorNotice, StaleNotice } from "#quote-requests/error-notice.tsx";
import { usePolled } from "#quote-requests/polling.ts";
import { RequestDetail } from "#quote-requests/request-detail.tsx";
import { RequestFilter } from "#quote-requests/request-filter.tsx";
import { RequestList } from "#quote-requests/request-list.tsx";
import { EMPTY_SEARCH, listQuery, type Search } from "#quote-requests/search.ts";
import type { StaffApi } from "#quote-requests/staff-api.ts";

const POLL_MS = 5000;
/** The breakpoint index of the Studio's own panes. Below it, only one pane is visible at a time. */
const NARROW_BELOW = 3;

/** The list of quote requests, with the open one next to it. */
export function Requests({
  api,
  openId,
  onOpen,
}: {
  api: StaffApi;
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}) {
  const [search, setSearch] = useState<Search>(EMPTY_SEARCH);
  const path = `${STAFF_QUOTE_REQUESTS_PATH}?${listQuery(search)}`;
  const list = usePolled(api, path, QuoteRequestList, POLL_MS);
  const isNarrow = useMediaIndex() < NARROW_BELOW;

  if (list.data === undefined) {
    return list.error ? (
      <ErrorNotice error={list.error} onRetry={list.refresh} />
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
      {!(isNarrow && openId) && (
        <Card
          borderRight={!isNarrow}
          style={{ width: isNarrow ? "100%" : 420, flex: "none" }}
          height="fill"
          overflow="auto"
        >
          <StaleNotice error={list.error} />
          <RequestFilter api={api} search={search} counts={list.data.counts} onSearch={setSearch} />
          <RequestList
            list={list.data}
            isLoading={list.isLoading}
            search={search}
            openId={openId}
            onSearch={setSearch}
            onOpen={onOpen}
          />
        </Card>
      )}
      {!(isNarrow && !openId) && (
        <Box flex={1} overflow="auto" height="fill">
          {openId ? (
            <OpenRequest
              key={openId}
              id={openId}
              api={api}
              onClose={() => onOpen(undefined)}
              onSaved={list.refresh}
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

/** Loads a request by its id, because a link can open a request that is not on the visible page of the list. */
function OpenRequest({
  id,
  api,
  onClose,
  onSaved,
}: {
  id: string;
  api: StaffApi;
  onClose: () => void;
  onSaved: () => void;
}) {
  const path = `${STAFF_QUOTE_REQUESTS_PATH}/${encodeURIComponent(id)}`;
  const { data, error, refresh } = usePolled(api, path, StaffQuoteRequest, POLL_MS);
  if (data === undefined) {
    return error ? (
      <ErrorNotice error={error} onRetry={refresh} />
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
      <StaleNotice error={error} />
      <RequestDetail
        api={api}
        quoteRequest={data}
        onClose={onClose}
        onSaved={() => {
          refresh();
          onSaved();
        }}
      />
    </>
  );
}
