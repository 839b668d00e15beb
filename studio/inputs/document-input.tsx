import { Grid } from "@sanity/ui";
import {
  type InputProps,
  isObjectInputProps,
  MemberField,
  type ObjectInputProps,
  type ObjectMember,
} from "sanity";
import { DocumentForm } from "studio-kit/document-form.tsx";

import { CapabilitiesProvider } from "#capabilities/capabilities-context.tsx";

/** The input for a whole document. */
export function DocumentInput(props: InputProps) {
  if (props.path.length > 0) return props.renderDefault(props);
  return (
    <DocumentForm>
      <CapabilitiesProvider>
        {isObjectInputProps(props) ? <PageForm {...props} /> : props.renderDefault(props)}
      </CapabilitiesProvider>
    </DocumentForm>
  );
}

type Field = Extract<ObjectMember, { kind: "field" }>;

/** Puts the title and the path of a page beside each other, so that its blocks are visible without scrolling. */
function PageForm(props: ObjectInputProps) {
  const title = fieldOf(props, "title");
  const path = fieldOf(props, "path");
  if (title === undefined || path === undefined) return props.renderDefault(props);
  const row: ObjectMember = {
    kind: "decoration",
    key: "title-and-path",
    component: (
      <Grid gap={4} style={{ gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15em), 1fr))" }}>
        {[title, path].map((member) => (
          <MemberField key={member.key} {...props} member={member} />
        ))}
      </Grid>
    ),
  };
  const members = props.members.flatMap((member) =>
    member === title ? [row] : member === path ? [] : [member],
  );
  return props.renderDefault({ ...props, members });
}

function fieldOf({ members }: ObjectInputProps, name: string): Field | undefined {
  return members.find((member): member is Field => member.kind === "field" && member.name === name);
}
