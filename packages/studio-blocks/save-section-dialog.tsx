import { Box, Button, Checkbox, Dialog, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useClient } from "sanity";
import { countOf } from "stored-values/stored-value.ts";
import { randomId, randomKey } from "studio-grid/random-id.ts";
import { API } from "studio-kit/api.ts";
import { useTask } from "studio-kit/failure-toast.ts";
import { Hint, Labeled } from "studio-kit/ui.tsx";

import type { Item } from "./block-list.ts";
import { SHARED_SECTION, sharedSectionOf } from "./section-choices.ts";

interface SaveSectionProps {
  blocks: readonly Item[];
  onClose: () => void;
  /** Replaces the blocks with a block that shows the saved section. */
  onShare: (sharedSection: Item) => void;
}

/** Saves blocks as a named section. If the editor asks for it, the page then shows the section in their place. */
export default function SaveSectionDialog({ blocks, onClose, onShare }: SaveSectionProps) {
  const client = useClient(API);
  const toast = useToast();
  const saving = useTask("The section was not saved");
  const [name, setName] = useState("");
  const [isShared, setIsShared] = useState(false);
  const sharedId = useId();
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);
  const isNested = blocks.some(({ _type }) => _type === SHARED_SECTION);

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
          {isNested && (
            <Text size={1}>A saved section cannot contain another one. Add its blocks here instead.</Text>
          )}
          <Button
            type="submit"
            tone="primary"
            text="Save"
            disabled={name.trim() === "" || isNested || saving.isRunning}
          />
        </Stack>
      </Box>
    </Dialog>
  );
}
