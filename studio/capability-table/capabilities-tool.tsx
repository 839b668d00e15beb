import { NumberIcon } from "@sanity/icons/Number";
import { Flex, Text } from "@sanity/ui";
import { LoadingBlock, type Tool } from "sanity";
import { route, useRouter, useRouterState } from "sanity/router";
import { isConfirmed } from "schemas/documents/capability.ts";
import { publishedId } from "stored-values/stored-document.ts";
import { countOf } from "stored-values/stored-value.ts";
import { createKeptState } from "studio-kit/kept-state.ts";
import { Check, FilterMenu, ToolPage } from "studio-kit/ui.tsx";

import { useAllCapabilities } from "#capabilities/capabilities-context.tsx";
import type { Capability } from "#capabilities/capabilities-query.ts";
import { CapabilityTable } from "#capability-table/capability-table.tsx";
import { UNCONFIRMED } from "#launch/launch-items.ts";

/** A tool with the figures of all processes, where staff confirm them. */
export const capabilitiesTool: Tool = {
  name: "capabilities",
  title: "Capabilities",
  icon: NumberIcon,
  component: Capabilities,
  router: route.create("/", [route.create("/:filter")]),
};

const useFilter = createKeptState({ process: "" });

function Capabilities() {
  const all = useAllCapabilities();
  const { navigate } = useRouter();
  const onlyUnconfirmed = useRouterState(({ filter }) => filter === UNCONFIRMED);
  const [{ process }, change] = useFilter();
  if (all === undefined) return <LoadingBlock />;
  const edited = new Set(all.filter(({ _id }) => isDraft(_id)).map(({ _id }) => publishedId(_id)));
  // A draft counts only until it is published: what visitors see is confirmed.
  const published = all.filter(({ _id }) => !isDraft(_id));
  const processes = [...new Set(published.map((capability) => capability.process ?? ""))];
  const unconfirmed = published.filter((capability) => !isConfirmed(capability));
  const shown = (onlyUnconfirmed ? unconfirmed : published).filter(
    (capability) => process === "" || capability.process === process,
  );
  return (
    <ToolPage title="Capabilities" width="auto">
      <Text size={1} muted aria-live="polite">
        {unconfirmed.length === 0
          ? "Every capability is confirmed."
          : `${countOf(unconfirmed, "capability is", "capabilities are")} not confirmed, of ${published.length}. Confirm with Enter, move with the arrow keys, undo with Ctrl+Z.`}
      </Text>
      <Flex gap={4} align="center" wrap="wrap">
        <FilterMenu
          label="Process"
          all="All processes"
          options={processes.map((name) => ({ value: name, title: name }))}
          value={process}
          onChange={(chosen) => change(() => ({ process: chosen }))}
        />
        <Check
          label="Only unconfirmed"
          checked={onlyUnconfirmed}
          onChange={(checked) => navigate(checked ? { filter: UNCONFIRMED } : {})}
        />
      </Flex>
      <CapabilityTable capabilities={shown} edited={edited} />
    </ToolPage>
  );
}

function isDraft(id: Capability["_id"]): boolean {
  return id.startsWith("drafts.");
}
