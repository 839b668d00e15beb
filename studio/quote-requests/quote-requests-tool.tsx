import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { Box, Card, Flex, Heading, TabPanel } from "@sanity/ui";
import { STATES } from "contracts/staff.ts";
import type { Tool } from "sanity";
import { route, useRouter, useRouterState } from "sanity/router";
import { ErrorNotice } from "studio-api/polled-data.tsx";
import { Tabs } from "studio-kit/ui.tsx";

import { adminUrl } from "#env.ts";
import { MailForm } from "#quote-requests/mail-form.tsx";
import { Requests } from "#quote-requests/requests.tsx";
import { NO_REQUESTS } from "#quote-requests/staff-api.ts";
import { Statistics } from "#quote-requests/statistics.tsx";

/** A tool with quote requests, page statistics and email settings. */
export const quoteRequestsTool: Tool = {
  name: "quote-requests",
  title: "Quote requests",
  icon: EnvelopeIcon,
  component: QuoteRequests,
  router: route.create("/", [route.create("/:view", [route.create("/:id")])]),
};

function QuoteRequests() {
  if (adminUrl === undefined) {
    const message =
      "This Studio is not connected to the admin host. Ask your site administrator to set ADMIN_API_URL and rebuild the Studio.";
    return <ErrorNotice error={{ kind: "no-api", title: NO_REQUESTS, message }} />;
  }
  return <Views />;
}

const VIEWS = [
  { name: "requests", title: "Requests" },
  { name: "statistics", title: "Page statistics" },
  { name: "mail", title: "Email" },
] as const;

function Views() {
  const { navigate } = useRouter();
  const shown = useRouterState(({ view: name }) => name);
  const view = VIEWS.find(({ name }) => name === shown)?.name ?? "requests";
  // Links from Home and from the statistics open only the requests in one state, such as quote-requests/spam.
  const state = STATES.find((name) => name === shown);
  const openId = useRouterState(({ id }) => (typeof id === "string" ? id : undefined));

  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <Card borderBottom paddingX={4} paddingY={3}>
        <Flex align="center" gap={4} wrap="wrap">
          <Heading as="h1" size={1}>
            Quote requests
          </Heading>
          <Tabs tabs={VIEWS} selected={view} onSelect={(name) => navigate({ view: name })} />
        </Flex>
      </Card>
      <Box flex={1} overflow="hidden">
        <TabPanel id={`${view}-panel`} aria-labelledby={`${view}-tab`} style={{ height: "100%" }}>
          {view === "requests" && (
            <Requests
              key={state}
              state={state}
              openId={openId}
              onOpen={(id) => navigate({ view: state ?? view, ...(id !== undefined && { id }) })}
            />
          )}
          {view === "statistics" && <Statistics />}
          {view === "mail" && <MailForm />}
        </TabPanel>
      </Box>
    </Flex>
  );
}
