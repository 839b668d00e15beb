import { DownloadIcon } from "@sanity/icons/Download";
import { Badge, Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import type { Download } from "contracts/staff.ts";
import { useState } from "react";
import type { SaveResult } from "studio-api/api-client.ts";
import { followLink } from "studio-kit/download.ts";

interface UploadedFileProps {
  name: string;
  /** Whether nobody has seen it yet. */
  isNew?: boolean;
  /** Requests the download URL. It is valid only for minutes, so it is requested on click. */
  load: () => Promise<SaveResult<Download>>;
}

/** Marks what nobody has seen yet. */
export function NewBadge() {
  return (
    <Badge tone="caution" fontSize={0}>
      New
    </Badge>
  );
}

/** A visitor's file. */
export function UploadedFile({ name, isNew = false, load }: UploadedFileProps) {
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<string>();
  const [quarantined, setQuarantined] = useState<Download>();

  async function download(): Promise<void> {
    setLoading(true);
    const result = await load();
    setLoading(false);
    setError(result.kind === "failed" ? result.error.message : undefined);
    if (result.kind === "failed") return;
    if (result.data.risk === undefined) followLink(result.data.url);
    else setQuarantined(result.data);
  }

  return (
    <Card padding={4} radius={2} border>
      <Stack gap={3}>
        <Flex gap={3} align="center">
          <Box flex={1}>
            <Text size={1} weight="medium" textOverflow="ellipsis">
              <bdi>{name}</bdi>
            </Text>
          </Box>
          {isNew && <NewBadge />}
          <Button
            mode="ghost"
            fontSize={1}
            icon={DownloadIcon}
            text="Download"
            aria-label={`Download ${name}`}
            disabled={isLoading}
            onClick={() => void download()}
          />
        </Flex>
        <Text size={0} muted>
          A visitor sent this file, and it has not been scanned for viruses. Open it with care.
        </Text>
        {quarantined !== undefined && (
          <Card padding={3} radius={2} tone="caution" role="alert">
            <Flex gap={3} align="center">
              <Box flex={1}>
                <Text size={1}>
                  Held back, because {quarantined.risk}. It will be saved with the extension “.quarantined”.
                </Text>
              </Box>
              <Button
                mode="ghost"
                tone="critical"
                fontSize={1}
                text="Download anyway"
                onClick={() => {
                  setQuarantined(undefined);
                  followLink(quarantined.url);
                }}
              />
            </Flex>
          </Card>
        )}
        {error !== undefined && (
          <Text size={1} role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
