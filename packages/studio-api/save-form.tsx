import { Box, Button, Flex, Stack } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type ReactNode, useState } from "react";
import { Notice } from "studio-kit/ui.tsx";

import type { SaveResult } from "./api-client.ts";

interface SaveFormProps {
  /** Stores the values. A conflict is shown by the form itself. */
  onSave: () => Promise<SaveResult<unknown>>;
  canSave: boolean;
  /** Beside the button. */
  remark: ReactNode;
  children: ReactNode;
}

/** Fields with a button that saves them. If that fails, it says why, and what was typed stays. */
export function SaveForm({ onSave, canSave, remark, children }: SaveFormProps) {
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const toast = useToast();
  const isEnabled = canSave && !isSaving;

  async function save(): Promise<void> {
    if (!isEnabled) return;
    setSaving(true);
    const result = await onSave();
    setSaving(false);
    setError(result.kind === "failed" ? result.error.message : undefined);
    if (result.kind === "loaded") toast.push({ status: "success", title: "Saved" });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={4}>
        {children}
        {error !== undefined && (
          <Notice tone="critical" role="alert">
            Not saved. What you typed is kept. {error}
          </Notice>
        )}
        <Flex gap={3} align="center">
          <Button
            type="submit"
            tone="primary"
            fontSize={1}
            text={isSaving ? "Saving …" : "Save"}
            disabled={!isEnabled}
          />
          <Box flex={1}>{remark}</Box>
        </Flex>
      </Stack>
    </form>
  );
}
