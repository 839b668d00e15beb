import { Box, Card, Flex, Heading, Tab, TabList, TabPanel } from "@sanity/ui";
import { useRouter, useRouterState } from "sanity/router";

import { adminUrl } from "#env.ts";
import { RefusalNotice } from "#inquiries/refusal-notice.tsx";
import { Requests } from "#inquiries/requests.tsx";
import { Statistics } from "#inquiries/statistics.tsx";
import { useStaffApi } from "#inquiries/use-staff.ts";

/** The tool “Quote requests”. */
export function Inquiries() {
  if (adminUrl === undefined) {
    const message =
      "This Studio is not connected to the admin host. Whoever runs the site sets ADMIN_API_URL and builds the Studio again.";
    return <RefusalNotice refusal={{ kind: "no-list", message }} />;
  }
  return <Views adminUrl={adminUrl} />;
}

function Views({ adminUrl: address }: { adminUrl: string }) {
  const api = useStaffApi(address);
  const { navigate } = useRouter();
  const view = useRouterState(({ view: shown }) => (shown === "statistics" ? "statistics" : "requests"));
  const opened = useRouterState(({ inquiry }) => (typeof inquiry === "string" ? inquiry : undefined));

  return (
    <Flex direction="column" height="fill" overflow="hidden">
      <Card borderBottom paddingX={4} paddingY={3}>
        <Flex align="center" gap={4} wrap="wrap">
          <Heading as="h1" size={1}>
            Quote requests
          </Heading>
          <TabList gap={1}>
            <Tab
              id="requests-tab"
              aria-controls="requests-panel"
              label="Requests"
              selected={view === "requests"}
              onClick={() => navigate({ view: "requests" })}
            />
            <Tab
              id="statistics-tab"
              aria-controls="statistics-panel"
              label="Page statistics"
              selected={view === "statistics"}
              onClick={() => navigate({ view: "statistics" })}
            />
          </TabList>
        </Flex>
      </Card>
      <Box flex={1} overflow="hidden">
        <TabPanel id={`${view}-panel`} aria-labelledby={`${view}-tab`} style={{ height: "100%" }}>
          {view === "requests" ? (
            <Requests
              api={api}
              opened={opened}
              onOpen={(id) => navigate(id === undefined ? { view } : { view, inquiry: id })}
            />
          ) : (
            <Statistics api={api} />
          )}
        </TabPanel>
      </Box>
    </Flex>
  );
}
