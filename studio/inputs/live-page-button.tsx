import { LaunchIcon } from "@sanity/icons/Launch";
import { Button, Flex } from "@sanity/ui";

import { siteUrl } from "#env.ts";

/** Opens the published page at a path in a new tab. */
export function LivePageButton({ path }: { path: string }) {
  return (
    <Flex>
      <Button
        as="a"
        href={`${siteUrl}${path}`}
        target="_blank"
        rel="noreferrer"
        mode="bleed"
        fontSize={1}
        padding={2}
        icon={LaunchIcon}
        text="Open the live page"
      />
    </Flex>
  );
}
