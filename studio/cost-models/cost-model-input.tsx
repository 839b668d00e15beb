import { Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { type ObjectInputProps, set, useCurrentUser } from "sanity";
import { visibilityOf } from "schemas/documents/cost-model.ts";
import { dayOf } from "studio-kit/month-grid.ts";
import { useNow } from "studio-kit/use-now.ts";

import { confirmationOf, TO_CONFIRM } from "#cost-models/confirmation.ts";

/** The form of a cost model, with a button that confirms its rates while they are not confirmed. */
export function CostModelInput(props: ObjectInputProps) {
  const user = useCurrentUser();
  const now = useNow();
  const visibility = visibilityOf(props.value, dayOf(now));
  if (visibility === "confirmed" || user === null || props.readOnly) return props.renderDefault(props);
  const confirm = () =>
    props.onChange(
      Object.entries(confirmationOf(user.name, new Date())).map(([field, value]) => set(value, [field])),
    );
  return (
    <Stack gap={5}>
      <Card padding={3} radius={2} border tone="caution">
        <Flex align="center" gap={3}>
          <Box flex={1}>
            <Text size={1}>{TO_CONFIRM[visibility]}</Text>
          </Box>
          <Button mode="ghost" fontSize={1} padding={3} text="Confirm for six months" onClick={confirm} />
        </Flex>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  );
}
