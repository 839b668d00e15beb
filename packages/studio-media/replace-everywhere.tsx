import { Button, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useEffect, useState } from "react";
import { type AssetFromSource, getPublishedId, useClient } from "sanity";
import { mediaAssetSource } from "sanity-plugin-media";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { API } from "studio-kit/api.ts";
import { commitChanges, refusedText } from "studio-kit/commit-changes.ts";
import { useTask } from "studio-kit/failure-toast.ts";
import { useAssetRights } from "studio-kit/permissions.ts";
import { ActionDialog } from "studio-kit/ui.tsx";

import { documentsText, haveSameProportions, placesOf, replacements } from "./asset-uses.ts";
import { replaceTitle } from "./window-title.ts";

interface Props {
  asset: { _id: string; _type: string; url: string };
  /** Every document, draft and version that uses the asset. */
  documents: readonly StoredDocument[];
}

/** A button to choose another asset that replaces this one everywhere. */
export function ReplaceEverywhere({ asset, documents }: Props) {
  const [step, setStep] = useState<"choose" | { newId: string }>();
  const rights = useAssetRights();
  const close = () => setStep(undefined);
  const assetType = asset._type === "sanity.imageAsset" ? "image" : "file";
  useEffect(
    () => (step === "choose" ? replaceTitle(`Insert ${assetType}`, "Replace everywhere with …") : undefined),
    [step, assetType],
  );
  const isUsed = documents.some((document) => placesOf(document, asset._id).length > 0);
  if (rights?.mayChange !== true || !isUsed) return null;

  const choose = ([chosen]: AssetFromSource[]) => {
    const isOther = chosen?.kind === "assetDocumentId" && chosen.value !== asset._id;
    setStep(isOther && typeof chosen.value === "string" ? { newId: chosen.value } : undefined);
  };
  return (
    <>
      <Button
        type="button"
        mode="ghost"
        fontSize={1}
        padding={2}
        text="Replace everywhere"
        onClick={() => setStep("choose")}
      />
      {step === "choose" && (
        <mediaAssetSource.component
          action="select"
          assetSource={mediaAssetSource}
          assetType={assetType}
          accept=""
          selectionType="single"
          selectedAssets={[]}
          onSelect={choose}
          onClose={close}
        />
      )}
      {typeof step === "object" && (
        <ConfirmReplacement asset={asset} newId={step.newId} documents={documents} onClose={close} />
      )}
    </>
  );
}

interface ConfirmProps extends Props {
  newId: string;
  onClose: () => void;
}

function ConfirmReplacement({ asset, newId, documents, onClose }: ConfirmProps) {
  const client = useClient(API);
  const toast = useToast();
  const replacing = useTask("Nothing was replaced");
  const isPicture = asset._type === "sanity.imageAsset";
  const changes = replacements(documents, asset._id, newId);
  const countOf = (changed: typeof changes) =>
    documentsText(new Set(changed.map(({ before }) => getPublishedId(before?._id ?? ""))).size);

  const replace = async () => {
    const replaced = await commitChanges(client, changes, "replace-everywhere");
    const title = `Replaced in ${countOf(replaced.undo)}`;
    toast.push({ status: "success", title, description: refusedText(replaced) });
    onClose();
  };

  return (
    <ActionDialog
      id="replace-everywhere"
      header="Replace everywhere"
      onClose={onClose}
      actions={
        <Button
          type="button"
          tone="critical"
          text={`Replace in ${countOf(changes)}`}
          loading={replacing.isRunning}
          onClick={() => replacing.run(replace)}
        />
      }
    >
      <Text size={1}>
        Drafts, published pages and releases change. Visitors see the new {isPicture ? "picture" : "file"}{" "}
        right away.
      </Text>
      {isPicture && !haveSameProportions(asset._id, newId) && (
        <Text size={1}>The new picture has different proportions, so crops and focal points are reset.</Text>
      )}
      {isPicture && (
        <Text size={1}>
          Alternative texts written in a page stay. Check that they describe the new picture.
        </Text>
      )}
    </ActionDialog>
  );
}
