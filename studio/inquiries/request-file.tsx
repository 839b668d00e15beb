import { DownloadIcon } from "@sanity/icons/Download";
import { Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import type { Download, StaffQuoteRequest } from "contracts/staff.ts";
import { useState } from "react";

import { download } from "#inquiries/save-blob.ts";
import type { StaffApi } from "#inquiries/staff-api.ts";

/** The visitor's file. Its address is good for minutes, so it is made when it is wanted. */
export function RequestFile({
  api,
  inquiry: { id, fileName },
}: {
  api: StaffApi;
  inquiry: StaffQuoteRequest;
}) {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [held, setHeld] = useState<Download>();

  async function fetchFile(): Promise<void> {
    setAsking(true);
    const answer = await api.fileOf(id);
    setAsking(false);
    setFailure(answer.kind === "refused" ? answer.refusal.message : undefined);
    if (answer.kind === "refused") return;
    if (answer.data.risk === undefined) download(answer.data.url);
    else setHeld(answer.data);
  }

  return (
    <Card padding={4} radius={2} border>
      <Stack gap={3}>
        <Flex gap={3} align="center">
          <Box flex={1}>
            <Text size={1} weight="medium" textOverflow="ellipsis">
              <bdi>{fileName}</bdi>
            </Text>
          </Box>
          <Button
            mode="ghost"
            fontSize={1}
            icon={DownloadIcon}
            text="Download"
            aria-label={`Download ${fileName}`}
            disabled={isAsking}
            onClick={() => void fetchFile()}
          />
        </Flex>
        <Text size={0} muted>
          Sent by a visitor and not checked for viruses: open it with care.
        </Text>
        {held !== undefined && (
          <Card padding={3} radius={2} tone="caution" role="alert">
            <Flex gap={3} align="center">
              <Box flex={1}>
                <Text size={1}>
                  Held back, because {held.risk}. It is saved with the ending “.quarantined”.
                </Text>
              </Box>
              <Button
                mode="ghost"
                tone="critical"
                fontSize={1}
                text="Download it all the same"
                onClick={() => {
                  setHeld(undefined);
                  download(held.url);
                }}
              />
            </Flex>
          </Card>
        )}
        {failure !== undefined && (
          <Text size={1} role="alert">
            {failure}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
