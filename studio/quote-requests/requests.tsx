import { Box, Card, Flex, Text, useMediaIndex } from "@sanity/ui";
import {
  QuoteRequestList,
  type QuoteRequestState,
  STAFF_QUOTE_REQUESTS_PATH,
  StaffQuoteRequest,
} from "contracts/staff.ts";
import { useState } from "react";
import { PolledData } from "studio-api/polled-data.tsx";
import { Notice } from "studio-kit/ui.tsx";

import { RequestDetail } from "#quote-requests/request-detail.tsx";
import { RequestFilter } from "#quote-requests/request-filter.tsx";
import { RequestList } from "#quote-requests/request-list.tsx";
import { EMPTY_SEARCH, listQuery, type Search } from "#quote-requests/search.ts";
import { usePolled } from "#quote-requests/staff-api.ts";

const POLL_MS = 5000;
/** The breakpoint index of the Studio's own panes. Below it, only one pane is visible at a time. */
const NARROW_BELOW = 3;

interface RequestsProps {
  /** The state in which requests are listed at first. Undefined for all. */
  state: QuoteRequestState | undefined;
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** The list of quote requests, with the open one next to it. */
export function Requests({ state, openId, onOpen }: RequestsProps) {
  const [search, setSearch] = useState<Search>({ ...EMPTY_SEARCH, state });
  const path = `${STAFF_QUOTE_REQUESTS_PATH}?${listQuery(search)}`;
  const polled = usePolled(path, QuoteRequestList, POLL_MS);
  const isNarrow = useMediaIndex() < NARROW_BELOW;

  return (
    <PolledData polled={polled} what="quote requests">
      {(list) => (
        <Flex height="fill">
          {!(isNarrow && openId) && (
            <Card
              borderRight={!isNarrow}
              style={{ width: isNarrow ? "100%" : 420, flex: "none" }}
              height="fill"
              overflow="auto"
            >
              {list.areUploadsLimited && (
                <Notice tone="caution" margin={3} marginBottom={0}>
                  The disk is nearly full, so visitors can upload only small files, or none. Answer or delete
                  requests with large files, or ask your site administrator for more space.
                </Notice>
              )}
              <RequestFilter search={search} counts={list.counts} onSearch={setSearch} />
              <RequestList
                list={list}
                isLoading={polled.isLoading}
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
                  onClose={() => onOpen(undefined)}
                  onSaved={polled.refresh}
                />
              ) : (
                <Flex height="fill" align="center" justify="center" padding={5}>
                  <Text muted>Choose a request to read and answer it.</Text>
                </Flex>
              )}
            </Box>
          )}
        </Flex>
      )}
    </PolledData>
  );
}

interface OpenRequestProps {
  id: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Loads a request by its id, because a link can open a request that is not on the visible page of the list. */
function OpenRequest({ id, onClose, onSaved }: OpenRequestProps) {
  const path = `${STAFF_QUOTE_REQUESTS_PATH}/${encodeURIComponent(id)}`;
  const polled = usePolled(path, StaffQuoteRequest, POLL_MS);
  return (
    <PolledData polled={polled} what="the request">
      {(quoteRequest) => (
        <RequestDetail
          quoteRequest={quoteRequest}
          onClose={onClose}
          onSaved={() => {
            polled.refresh();
            onSaved();
          }}
          onDeleted={() => {
            onClose();
            onSaved();
          }}
        />
      )}
    </PolledData>
  );
}
