import { CopyIcon } from "@sanity/icons/Copy";
import { Box, Button, Card, Flex, Stack } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useContext } from "react";
import { type ObjectInputProps, useClient } from "sanity";
import { storedField } from "stored-values/stored-value.ts";
import { randomKey } from "studio-grid/random-id.ts";
import { API } from "studio-kit/api.ts";
import { useFailureToast } from "studio-kit/failure-toast.ts";
import { Hint } from "studio-kit/ui.tsx";
import * as v from "valibot";

import { BlocksContext } from "./blocks-context.ts";

const BLOCKS = `*[_type == "section" && _id == $id][0].blocks`;
const Blocks = v.array(v.looseObject({ _key: v.string(), _type: v.string() }));

/** The input for a saved section on a page, with a button that copies its blocks into the page. */
export function SharedSectionInput(props: ObjectInputProps) {
  const list = useContext(BlocksContext);
  const client = useClient(API);
  const toast = useToast();
  const report = useFailureToast();
  const id = storedField(storedField(props.value, "section"), "_ref");
  const key = storedField(props.value, "_key");

  const insertCopy = async () => {
    // The draft of the section, if there is one: what the editor sees in the preview.
    const stored = await client.fetch<unknown>(BLOCKS, { id }, { perspective: "drafts" });
    const blocks = v.safeParse(Blocks, stored);
    if (!blocks.success || blocks.output.length === 0) {
      toast.push({ status: "warning", title: "The section has no blocks yet" });
      return;
    }
    list?.replace(
      String(key),
      blocks.output.map((block) => Object.assign({}, block, { _key: randomKey() })),
    );
  };

  return (
    <Stack gap={4}>
      {props.renderDefault(props)}
      {list !== undefined && typeof id === "string" && props.readOnly !== true && (
        <Card border padding={3} radius={2}>
          <Flex align="center" gap={3}>
            <Box flex={1}>
              <Hint>
                The page shows the section as it is now and follows its changes. A copy of its blocks belongs
                to this page alone.
              </Hint>
            </Box>
            <Button
              icon={CopyIcon}
              mode="ghost"
              text="Insert a copy instead"
              onClick={() => void insertCopy().catch(report("The copy was not inserted"))}
            />
          </Flex>
        </Card>
      )}
    </Stack>
  );
}
