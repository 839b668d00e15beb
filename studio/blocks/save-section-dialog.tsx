import { Box, Button, Checkbox, Dialog, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useClient } from "sanity";
import { noSections } from "schemas/blocks-field.ts";
import { apiVersion } from "schemas/fields/lake.ts";
import { countOf } from "schemas/fields/stored-field.ts";
import { randomId, randomKey } from "studio-grid/random-id.ts";
import { useTask } from "studio-kit/failure-toast.ts";
import { Hint, Labeled } from "studio-kit/ui.tsx";

import type { Item } from "#blocks/block-list.ts";
import { sharedSectionOf } from "#blocks/section-choices.ts";

interface SaveSectionProps {
  blocks: readonly Item[];
  onClose: () => void;
  /** Replaces the blocks with a block that shows the saved section. */
  onShare: (sharedSection: Item) => void;
}

/** Saves blocks as a named section. If the editor asks for it, the page then shows the section in their place. */
export default function SaveSectionDialog({ blocks, onClose, onShare }: SaveSectionProps) {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const saving = useTask("The section was not saved");
  const [name, setName] = useState("");
  const [isShared, setIsShared] = useState(false);
  const sharedId = useId();
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);
  const nested = noSections(blocks);
  const problem = nested === true ? undefined : nested[0]?.message;

  const save = async () => {
    const id = randomId();
    await client.create({ _id: `drafts.${id}`, _type: "section", name: name.trim(), blocks });
    if (isShared) onShare({ _key: randomKey(), ...sharedSectionOf({ id, isPublished: false }) });
    toast.push({
      status: "success",
      title: `“${name.trim()}” is saved`,
      description: isShared
        ? "Publish it under Content → Saved sections before you publish this page."
        : "It is under Content → Saved sections, and as “Saved section” among the blocks.",
    });
    onClose();
  };

  return (
    <Dialog
      id="save-section"
      header={`Save ${countOf(blocks, "block")} as a section`}
      width={1}
      onClose={onClose}
    >
      <Box
        as="form"
        padding={4}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          saving.run(save);
        }}
      >
        <Stack gap={4}>
          <Labeled label="Name">
            {(id) => (
              <TextInput
                id={id}
                ref={nameField}
                maxLength={80}
                placeholder="For example: Send a drawing"
                value={name}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
            )}
          </Labeled>
          <Flex align="flex-start" gap={3}>
            <Checkbox
              id={sharedId}
              checked={isShared}
              onChange={({ currentTarget }) => setIsShared(currentTarget.checked)}
            />
            <Stack flex={1} gap={3}>
              <Text as="label" htmlFor={sharedId} size={1} weight="medium">
                Share it with this page
              </Text>
              <Hint>
                The section replaces these blocks, and later changes to it change this page too. Otherwise,
                the blocks stay as they are.
              </Hint>
            </Stack>
          </Flex>
          {problem !== undefined && <Text size={1}>{problem}.</Text>}
          <Button
            type="submit"
            tone="primary"
            text="Save"
            disabled={name.trim() === "" || problem !== undefined || saving.isRunning}
          />
        </Stack>
      </Box>
    </Dialog>
  );
}
