import { PLAIN_FORM_ATTRIBUTE } from "#hydration/protocol.ts";
import { loading } from "#locale/labels.ts";

import { CountryInput } from "./country-input.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { fieldId } from "./field-id.ts";
import { COUNTRY_LABEL } from "./fields.ts";
import { FormLayout } from "./form-layout.tsx";
import { SendButton } from "./send-button.tsx";
import { TextField } from "./text-field.tsx";
import { FileZone } from "./upload/file-zone.tsx";

/** The form as it stands in the page's HTML, with fields that can be typed into. `prefill`: the description's beginning. */
export function PlainForm({ form, prefill }: { form: string; prefill?: string | undefined }) {
  return (
    <form {...{ [PLAIN_FORM_ATTRIBUTE]: "" }}>
      <FormLayout
        form={form}
        field={TextField}
        message={<TextField form={form} name="message" written={prefill} />}
        country={
          <FieldFrame id={fieldId(form, "country")} label={COUNTRY_LABEL} column="first">
            <div className="relative">
              <CountryInput form={form} />
            </div>
          </FieldFrame>
        }
        file={<FileZone form={form} />}
        send={
          <>
            <SendButton form={form} type="button" />
            <p className="send-wait">{loading}</p>
          </>
        }
      />
    </form>
  );
}
