import { Button, Flex, Stack, Text } from "@sanity/ui";
import { QuoteRequestList, STAFF_QUOTE_REQUESTS_PATH } from "contracts/staff.ts";
import type { ReactNode } from "react";
import { IntentLink } from "sanity/router";

import { HomeItem, HomeSection } from "#home/home-section.tsx";
import { useMissingPages } from "#home/missing-pages.ts";
import { shortTime } from "#quote-requests/format.ts";
import { usePolled } from "#quote-requests/polling.ts";
import type { StaffApi, StaffApiError } from "#quote-requests/staff-api.ts";
import { lastDays } from "#quote-requests/usage.ts";
import { REDIRECT_TEMPLATE } from "#structure/new-documents.ts";

interface SectionProps {
  api: StaffApi;
  now: Date;
}

/** Whether this account may not read quote requests and statistics, or the admin host has none. */
function isWithoutStaffApi(error: StaffApiError | undefined): boolean {
  return error?.kind === "forbidden" || error?.kind === "no-list";
}

const INTERVAL_MS = 60_000;
const NEWEST = `${STAFF_QUOTE_REQUESTS_PATH}?state=new&limit=6`;

/** Hidden if the account may not see quote requests, or if the admin host has no list of them. */
export function NewQuoteRequests({ api, now, more }: SectionProps & { more: ReactNode }) {
  const { data, error } = usePolled(api, NEWEST, QuoteRequestList, INTERVAL_MS);
  if (isWithoutStaffApi(error)) return null;
  return (
    <HomeSection
      title={
        data === undefined || data.total === 0 ? "New quote requests" : `New quote requests (${data.total})`
      }
      more={more}
      empty="All quote requests are answered."
      problem={error?.message}
      items={data?.quoteRequests.map(({ id, firstName, lastName, message, receivedAt }) => (
        <HomeItem key={id} details={message}>
          {firstName} {lastName} · {shortTime(receivedAt, now)}
        </HomeItem>
      ))}
    />
  );
}

export function MissingPages({ api, now }: SectionProps) {
  const { missing, error } = useMissingPages(api, lastDays(7, now));
  if (isWithoutStaffApi(error)) return null;
  return (
    <HomeSection
      title="Pages not found in the last 7 days"
      empty="Visitors found every page they opened."
      problem={error?.message}
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
