import { PatchEvent, type StringInputProps, unset, useFormCallbacks } from "sanity";

/** The input for the currency of a language. Choosing another one removes the rate of exchange, which is that of the old one. */
export function CurrencyInput(props: StringInputProps) {
  const { onChange: changeDocument } = useFormCallbacks();
  const onChange: StringInputProps["onChange"] = (change) => {
    props.onChange(change);
    changeDocument(PatchEvent.from(["dollarRate", "dollarRateOn"].map((field) => unset([field]))));
  };
  return props.renderDefault({ ...props, onChange });
}
