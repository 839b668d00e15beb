import { Box, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import type { Usage } from "contracts/staff.ts";

import { deviceShares } from "#inquiries/usage.ts";

/** Each device's share of the views, as a bar as long as it. */
export function DeviceShares({ devices }: { devices: Usage["devices"] }) {
  const shares = deviceShares(devices);
  if (shares.length === 0) return null;
  return (
    <Card padding={4} radius={2} border as="section" aria-label="Devices">
      <Stack gap={4}>
        <Heading as="h2" size={0}>
          Devices
        </Heading>
        <Stack as="ul" gap={3} style={{ listStyle: "none", margin: 0, padding: 0 }}>
          {shares.map(({ label, views, part }) => (
            <Flex as="li" key={label} gap={3} align="center">
              <Text size={1} style={{ width: "6em" }}>
                {label}
              </Text>
              <Box flex={1} style={{ background: "var(--card-border-color)", height: 8 }} aria-hidden="true">
                <div
                  style={{ width: `${part * 100}%`, height: 8, background: "var(--card-muted-fg-color)" }}
                />
              </Box>
              <Text size={1} style={{ width: "9em", textAlign: "end", fontVariantNumeric: "tabular-nums" }}>
                {Math.round(part * 100)} % · {views.toLocaleString("en")}
              </Text>
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
