import { TrashIcon } from "@sanity/icons/Trash";
import { Button, Flex, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import type { StaffQuoteRequest } from "contracts/staff.ts";
import { useState } from "react";
import { ActionDialog, Notice } from "studio-kit/ui.tsx";

import { storeDraft } from "#quote-requests/note-draft.ts";
import { useStaffApi } from "#quote-requests/staff-api.ts";

interface DeleteRequestProps {
  quoteRequest: Pick<StaffQuoteRequest, "id" | "email">;
  onDeleted: () => void;
}

/** A button that deletes a request, or all of the person who sent it, as people may demand by law. */
export function DeleteRequest({ quoteRequest: { id, email }, onDeleted }: DeleteRequestProps) {
  const api = useStaffApi();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [error, setError] = useState<string>();

  async function erase(which: { readonly id: string } | { readonly email: string }): Promise<void> {
    setDeleting(true);
    const result = await api.erase(which);
    setDeleting(false);
    if (result.kind === "failed") return setError(result.error.message);
    storeDraft(id, undefined);
    const { deleted } = result.data;
    toast.push({
      status: "success",
      title: deleted === 1 ? "1 request deleted" : `${deleted} requests deleted`,
    });
    return onDeleted();
  }

  const button = { fontSize: 1, tone: "critical", disabled: isDeleting } as const;
  return (
    <Flex>
      <Button {...button} mode="bleed" icon={TrashIcon} text="Delete …" onClick={() => setOpen(true)} />
      {isOpen && (
        <ActionDialog
          id="delete-request"
          header="Delete for good?"
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button
                {...button}
                mode="ghost"
                text={`Delete all requests from ${email}`}
                onClick={() => void erase({ email })}
              />
              <Button {...button} text="Delete this request" onClick={() => void erase({ id })} />
            </>
          }
        >
          <Text size={1}>
            What the visitor sent, the uploaded file and your notes are deleted. Nobody can restore them.
            Emails about the request stay in the mailboxes of staff.
          </Text>
          {error !== undefined && (
            <Notice tone="critical" role="alert">
              Not deleted. {error}
            </Notice>
          )}
        </ActionDialog>
      )}
    </Flex>
  );
}
