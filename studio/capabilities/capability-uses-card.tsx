import { Card, Stack } from "@sanity/ui";
import { type ArrayOfObjectsInputProps, useFormValue } from "sanity";
import { typedText } from "schemas/quantities/quantity-field.ts";
import { publishedId } from "stored-values/stored-document.ts";
import { countOf, storedField, storedItems } from "stored-values/stored-value.ts";
import { formTarget, LinkCard } from "studio-kit/links.tsx";
import { Entry, Hint } from "studio-kit/ui.tsx";
import { useLiveQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

import { type CapabilityUse, capabilityUses, shownIn } from "#capabilities/capability-uses.ts";
import { documentTitle, typeTitle } from "#structure/titles.ts";

const REFERRERS = `*[references($id) && !(_id in path("versions.**"))] | order(_type asc, path asc)`;
const WATCH = `*[references($id)]`;
const Referrers = v.array(v.looseObject({ _id: v.string(), _type: v.string() }));

/** The figures of a capability below the places that show them, so that an editor sees what a change will change. */
export function CapabilityFiguresInput(props: ArrayOfObjectsInputProps) {
  const id = publishedId(String(useFormValue(["_id"])));
  return (
    <Stack gap={4}>
      <Uses id={id} figures={props.value ?? []} />
      {props.renderDefault(props)}
    </Stack>
  );
}

function Uses({ id, figures }: { id: string; figures: readonly unknown[] }) {
  const referrers = useLiveQuery({ query: REFERRERS, params: { id }, schema: Referrers, watch: WATCH });
  if (referrers === undefined) return null;
  const uses = capabilityUses(id, referrers);
  const documents = new Set(uses.map(({ document }) => document._id));
  const texts = new Map(
    storedItems(figures).map((figure) => [String(storedField(figure, "_key")), typedText(figure)]),
  );
  if (uses.length === 0) return <Hint>No page shows these figures yet.</Hint>;
  return (
    <Card padding={3} radius={2} border tone="suggest">
      <details>
        <summary style={{ cursor: "pointer", fontSize: 13 }}>
          A change here shows in {countOf(uses, "place")} on {countOf([...documents], "document")}
        </summary>
        <Stack as="ul" gap={2} marginTop={3} style={{ listStyle: "none", padding: 0 }}>
          {uses.map((use) => (
            <li key={`${use.document._id} ${use.field}`}>
              <Use use={use} texts={texts} />
            </li>
          ))}
        </Stack>
      </details>
    </Card>
  );
}

function Use({ use, texts }: { use: CapabilityUse; texts: ReadonlyMap<string, string> }) {
  const { document, place, field } = use;
  const { _type: type, path } = document;
  return (
    <LinkCard {...formTarget(document, field)}>
      <Entry
        title={typeof path === "string" ? path : `${typeTitle(type) ?? type} “${documentTitle(document)}”`}
        detail={place}
        end={<Hint>{shownIn(use, texts)}</Hint>}
      />
    </LinkCard>
  );
}
