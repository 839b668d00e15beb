import { Button, Flex, Stack, Text } from "@sanity/ui";
import { QuoteRequestList, STAFF_QUOTE_REQUESTS_PATH } from "contracts/staff.ts";
import type { ReactNode } from "react";
import { IntentLink } from "sanity/router";

import { HomeSection } from "#home/home-section.tsx";
import { useMissingPages } from "#home/missing-pages.ts";
import { shortTime } from "#quote-requests/format.ts";
import { usePolled } from "#quote-requests/polling.ts";
import type { StaffApi } from "#quote-requests/staff-api.ts";
import { REDIRECT_TEMPLATE } from "#structure/new-documents.ts";

interface SectionProps {
  api: StaffApi;
  now: Date;
}

const INTERVAL_MS = 60_000;
const NEWEST = `${STAFF_QUOTE_REQUESTS_PATH}?state=new&limit=6`;

/** Not shown to those who may not read quote requests, and where the admin host has no list of them. */
export function NewQuoteRequests({ api, now, more }: SectionProps & { more: ReactNode }) {
  const { data, error } = usePolled(api, NEWEST, QuoteRequestList, INTERVAL_MS);
  if (error !== undefined) return null;
  return (
    <HomeSection
      title={
        data === undefined || data.total === 0 ? "New quote requests" : `New quote requests (${data.total})`
      }
      more={more}
      empty="All quote requests are answered."
      items={data?.quoteRequests.map(({ id, firstName, lastName, message, receivedAt }) => (
        <Stack key={id} as="li" gap={2}>
          <Text size={1}>
            {firstName} {lastName} · {shortTime(receivedAt, now)}
          </Text>
          <Text size={1} muted textOverflow="ellipsis">
            {message}
          </Text>
        </Stack>
      ))}
    />
  );
}

const DAY_MS = 86_400_000;

export function MissingPages({ api, now }: SectionProps) {
  // Whole days, so that the address of the request stays the same.
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const period = {
    from: new Date(today - 6 * DAY_MS).toISOString(),
    until: new Date(today + DAY_MS).toISOString(),
  };
  const { missing, error } = useMissingPages(api, period);
  if (error !== undefined) return null;
  return (
    <HomeSection
      title="Pages not found in the last 7 days"
      empty="Visitors found every page they opened."
      items={missing?.map(({ path, visits }) => (
        <Flex key={path} as="li" align="center" gap={3}>
          <Stack gap={2} flex={1}>
            <Text size={1} textOverflow="ellipsis">
              {path}
            </Text>
            <Text size={1} muted>
              {visits === 1 ? "1 visit" : `${visits} visits`}
            </Text>
          </Stack>
          <Button
            as={IntentLink}
            intent="create"
            params={[{ type: "redirect", template: REDIRECT_TEMPLATE }, { from: path }]}
            data-as="a"
            mode="ghost"
            fontSize={1}
            padding={2}
            text="Make a redirect"
          />
        </Flex>
      ))}
    />
  );
}
