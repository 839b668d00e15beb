import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { storedField } from "stored-values/stored-value.ts";

import { choiceField, textField } from "../fields/basic-fields.ts";
import { repeats } from "../fields/repeats.ts";
import { quantityField } from "../quantities/quantity-field.ts";
import { type StockOperation, stockForms, stockOperations } from "../quantities/stock.ts";

const operationOptions = Object.entries(stockOperations).map(([value, title]) => ({ value, title }));

/** Hides a field of a stock form without this operation. */
function hiddenWithout(operation: StockOperation) {
  return ({ parent }: { parent: unknown }) => ![storedField(parent, "operations")].flat().includes(operation);
}

/** A form in which a grade is sold, its sizes, and what can be done to it. */
export const stockForm = defineType({
  name: "stockForm",
  title: "Stock form",
  type: "object",
  fields: [
    choiceField("form", "Form", "Visitors filter by it.", {
      list: Object.entries(stockForms).map(([value, title]) => ({ value, title })),
      isRequired: true,
    }),
    defineField({
      name: "sizes",
      title: "Sizes in mm",
      type: "array",
      of: [defineArrayMember({ type: "number", validation: (rule) => rule.positive() })],
      description: "Thicknesses of sheet and plate, diameters of round bars. From small to large.",
      validation: (rule) => [
        rule.required().min(1).custom(repeats),
        rule.custom(
          (sizes) =>
            (sizes ?? []).every((size, index, all) => index === 0 || Number(size) > Number(all[index - 1])) ||
            "Sort the sizes from small to large",
        ),
      ],
    }),
    defineField({
      name: "operations",
      title: "Can be",
      type: "array",
      of: [defineArrayMember({ type: "string", options: { list: operationOptions } })],
      options: { list: operationOptions, layout: "grid" },
      description: "What can be done to it. Visitors filter by it.",
    }),
    quantityField("bendRadius", "Inside bend radius", "The smallest one across the grain, in thicknesses.", {
      unit: "× thickness",
      hidden: hiddenWithout("bend"),
    }),
    quantityField("tapFrom", "Tapped from", "The thinnest one that holds a thread, for example 1.5 mm.", {
      unit: "mm",
      hidden: hiddenWithout("tap"),
    }),
    quantityField("countersinkFrom", "Countersunk from", "The thinnest one that takes a countersink.", {
      unit: "mm",
      hidden: hiddenWithout("countersink"),
    }),
    quantityField("insertFrom", "Inserts from", "The thinnest one that takes a self-clinching insert.", {
      unit: "mm",
      hidden: hiddenWithout("insert"),
    }),
    textField("note", "Note", "For example “only flat parts”. Optional.", { max: 80 }),
  ],
  preview: {
    select: { form: "form", sizes: "sizes" },
    prepare: ({ form, sizes }) => ({
      title: Object.entries(stockForms).find(([value]) => value === form)?.[1] ?? "No form yet",
      subtitle: Array.isArray(sizes) ? `${sizes.join(", ")} mm` : "No sizes yet",
    }),
  },
});
