import { ClipboardIcon } from "@sanity/icons/Clipboard";
import { Button, Flex, Heading, Stack, Text, TextInput } from "@sanity/ui";
import { useState } from "react";
import { useCopyText } from "studio-kit/copy-text.ts";
import { Hint, Labeled } from "studio-kit/ui.tsx";

const FIELDS = [
  { name: "campaign", label: "Campaign", example: "spring-offer" },
  { name: "source", label: "Source", example: "newsletter" },
  { name: "medium", label: "Medium", example: "email" },
] as const;
type Names = Partial<Record<(typeof FIELDS)[number]["name"], string>>;

interface CampaignLinkProps {
  /** The address of the page. */
  page: string;
  /** The longest name that the statistics count. */
  maxLength: number;
  /** Says where to see what came of it. */
  hint: string;
}

/** Makes the address of a page for an ad or an email. */
export function CampaignLink({ page, maxLength, hint }: CampaignLinkProps) {
  const copy = useCopyText();
  const [names, setNames] = useState<Names>({});
  const address = campaignAddress(page, names);
  return (
    <Stack gap={3} as="section" aria-label="Address for a campaign">
      <Heading size={1}>Address for a campaign</Heading>
      <Flex gap={3} wrap="wrap">
        {FIELDS.map(({ name, label, example }) => (
          <Labeled key={name} label={label}>
            {(id) => (
              <TextInput
                id={id}
                fontSize={1}
                placeholder={example}
                maxLength={maxLength}
                value={names[name] ?? ""}
                onChange={({ currentTarget: { value } }) => setNames({ ...names, [name]: value })}
              />
            )}
          </Labeled>
        ))}
      </Flex>
      <Flex gap={3} align="center">
        <Text as="output" size={1} style={{ overflowWrap: "anywhere", flex: 1 }}>
          {address}
        </Text>
        <Button
          mode="ghost"
          fontSize={1}
          icon={ClipboardIcon}
          text="Copy"
          disabled={names.campaign === undefined || names.campaign.trim() === ""}
          onClick={() => void copy(address, "The address is copied")}
        />
      </Flex>
      <Hint>Use it in the ad or the email. {hint}</Hint>
    </Stack>
  );
}

/** The address of a page with the names that analytics programs read too. Words are joined with hyphens. */
export function campaignAddress(page: string, names: Names): string {
  const query = new URLSearchParams(
    (["source", "medium", "campaign"] as const).flatMap((name) => {
      const text = (names[name] ?? "").trim().toLowerCase().replaceAll(/\s+/g, "-");
      return text === "" ? [] : [[`utm_${name}`, text]];
    }),
  ).toString();
  return query === "" ? page : `${page}?${query}`;
}
