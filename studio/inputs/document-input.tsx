import type { InputProps } from "sanity";
import { DocumentForm } from "studio-kit/document-form.tsx";

import { CapabilitiesProvider } from "#capabilities/capabilities-context.tsx";

/** The input for a whole document. */
export function DocumentInput(props: InputProps) {
  if (props.path.length > 0) return props.renderDefault(props);
  return (
    <DocumentForm>
      <CapabilitiesProvider>{props.renderDefault(props)}</CapabilitiesProvider>
    </DocumentForm>
  );
}
