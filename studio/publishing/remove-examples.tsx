import { Button, Flex } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { pathToString, useClient } from "sanity";
import { apiVersion } from "schemas/fields/lake.ts";
import type { StoredDocument } from "stored-values/stored-document.ts";
import { countOf, storedField } from "stored-values/stored-value.ts";
import { useTask } from "studio-kit/failure-toast.ts";

import { optionalExamplesIn } from "#blocks/example-texts.ts";

interface RemoveExamplesProps {
  documents: readonly StoredDocument[];
  onFixed: () => void;
}

function examplePaths(document: object): string[] {
  return optionalExamplesIn(storedField(document, "blocks")).map((path) => pathToString(["blocks", ...path]));
}

/** Removes the example texts that visitors would see, in one click. */
export default function RemoveExamples({ documents, onFixed }: RemoveExamplesProps) {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const removal = useTask("The example texts were not removed");
  const byId = new Map(documents.map((document) => [document._id, document]));
  const shown = [...byId.values()].flatMap(examplePaths);
  if (shown.length === 0) return null;
  const examples = countOf(shown, "optional example text");
  const remove = async () => {
    // As they are stored now: another editor may have replaced an example since.
    const stored = await client.getDocuments([...byId.keys()]);
    const transaction = client.transaction();
    for (const document of stored) {
      const paths = document ? examplePaths(document) : [];
      if (document && paths.length > 0)
        transaction.patch(document._id, (patch) => patch.ifRevisionId(document._rev).unset(paths));
    }
    await transaction.commit({ tag: "publish-gate" });
    toast.push({ status: "success", title: `${examples} removed`, description: "Publish again." });
    onFixed();
  };
  return (
    <Flex>
      <Button
        mode="ghost"
        fontSize={1}
        text={`Remove ${examples}`}
        disabled={removal.isRunning}
        onClick={() => removal.run(remove)}
      />
    </Flex>
  );
}
