import { Container, Select, Stack } from "@sanity/ui";
import { type CostModel, modelGaps } from "pricing/model.ts";
import { factsOf, isRateName } from "pricing/rates.ts";
import { useState } from "react";
import { LoadingBlock } from "sanity";
import type { UserViewComponent } from "sanity/structure";
import { readCostModel } from "schemas/cost-models.ts";
import { priceText } from "schemas/quantities/currency.ts";
import { storedField, storedText } from "stored-values/stored-value.ts";
import { DataTable } from "studio-kit/data-table.tsx";
import { Hint, Labeled, Notice, Panel } from "studio-kit/ui.tsx";
import { usePublishedQuery } from "studio-kit/use-live-query.ts";
import * as v from "valibot";

import {
  compareQuotes,
  differenceText,
  meanDifference,
  sharesText,
  tryModel,
} from "#cost-models/tried-prices.ts";

const DOCUMENTS = `{
  "grades": *[_type == "materialGrade" && defined(density)]
    | order(name asc) {_id, name, family, "density": coalesce(density.value, (density.min + density.max) / 2)},
  "finishes": *[_type == "finish"] {_id, name}
}`;
const WATCH = `*[_type in ["materialGrade", "finish"]]`;
const Documents = v.object({
  grades: v.array(
    v.object({ _id: v.string(), name: v.string(), family: v.string(), density: v.nullable(v.number()) }),
  ),
  finishes: v.array(v.object({ _id: v.string(), name: v.string() })),
});

/** A document view: the prices of example parts by the model in the form, and how far they are from real quotes. */
export const TryModelView: UserViewComponent = ({ document }) => {
  const documents = usePublishedQuery({ query: DOCUMENTS, schema: Documents, watch: WATCH });
  if (documents === undefined) return <LoadingBlock />;
  const { displayed } = document;
  const model = readCostModel(displayed, documents);
  const gaps = model ? modelGaps(model) : ["a method"];
  return (
    <Container padding={4} width={2}>
      {model === undefined || gaps.length > 0 ? (
        <Notice tone="caution">To try the model, fill in: {gaps.map(gapText).join(", ")}.</Notice>
      ) : (
        <Tried
          model={model}
          quotes={storedField(displayed, "quotes")}
          currency={storedText(displayed, "currency") ?? "USD"}
        />
      )}
    </Container>
  );
};

function gapText(gap: string): string {
  return isRateName(gap) ? factsOf(gap).title : gap;
}

interface TriedProps {
  model: CostModel;
  quotes: unknown;
  currency: string;
}

function Tried({ model, quotes, currency }: TriedProps) {
  const [materialId, setMaterialId] = useState<string>();
  const parts = tryModel(model, materialId);
  return (
    <Stack gap={4}>
      <Labeled label="Material">
        {(id) => (
          <Select
            id={id}
            value={materialId ?? model.materials[0]?.id}
            onChange={({ currentTarget }) => setMaterialId(currentTarget.value)}
          >
            {model.materials.map((material) => (
              <option key={material.id} value={material.id}>
                {material.name}
              </option>
            ))}
          </Select>
        )}
      </Labeled>
      <Quotes model={model} quotes={quotes} currency={currency} />
      {parts.length === 0 && <Hint>None of the example parts can be made by this method.</Hint>}
      {parts.map(({ part, prices }) => (
        <Panel key={part.id} title={part.name}>
          <DataTable
            label={part.name}
            columns={[
              {
                title: "Quantity",
                isNumber: true,
                isHeading: true,
                cell: ({ quantity }) => quantity.toLocaleString("en-US"),
              },
              {
                title: "Per part",
                isNumber: true,
                cell: ({ perPart }) => priceText(perPart.middle, currency),
              },
              { title: "Total", isNumber: true, cell: ({ total }) => priceText(total.middle, currency) },
              { title: "Days", isNumber: true, cell: ({ leadTime }) => `${leadTime.from}–${leadTime.to}` },
              { title: "Shares", cell: sharesText },
            ]}
            rows={prices}
            keyOf={({ quantity }) => quantity}
          />
        </Panel>
      ))}
    </Stack>
  );
}

function Quotes({ model, quotes, currency }: TriedProps) {
  const compared = compareQuotes(model, quotes);
  const mean = meanDifference(compared);
  if (mean === undefined)
    return <Hint>Enter past quotes in the tab Real quotes to see how far the model is from them.</Hint>;
  return (
    <Panel title={`Real quotes: the model is at ${differenceText(mean)} on average`}>
      <DataTable
        label="Real quotes"
        columns={[
          {
            title: "Part",
            isHeading: true,
            cell: ({ partName, note }) => [partName, note].filter(Boolean).join(" · "),
          },
          { title: "Quantity", isNumber: true, cell: ({ quantity }) => quantity.toLocaleString("en-US") },
          { title: "Quoted", isNumber: true, cell: ({ quoted }) => priceText(quoted, currency) },
          { title: "Model", isNumber: true, cell: ({ calculated }) => priceText(calculated, currency) },
          { title: "Difference", isNumber: true, cell: ({ difference }) => differenceText(difference) },
        ]}
        rows={compared}
        keyOf={({ key }) => key}
      />
    </Panel>
  );
}
