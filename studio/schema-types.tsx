import type { ObjectInputProps, PreviewConfig } from "sanity";
import { blocks } from "schemas/blocks/index.ts";
import { technicalDrawing } from "schemas/documents/technical-drawing.ts";
import { anchorProblem } from "schemas/fields/display-fields.ts";
import { emailProblem, externalUrlProblem, phoneProblem } from "schemas/fields/link-rules.ts";
import { ROUTABLE_FACTS, routableTypes } from "schemas/fields/routable-types.ts";
import { schemaTypes } from "schemas/index.ts";
import { drawingPart } from "schemas/objects/drawing-part.ts";
import { withRules } from "schemas/rules/check-content.ts";
import { hasOneOf, storedField } from "stored-values/stored-value.ts";
import { createAnchorInput } from "studio-blocks/anchor-input.tsx";
import { BlockItem } from "studio-blocks/block-item.tsx";
import { createBlocksInput } from "studio-blocks/blocks-input.tsx";
import { SharedSectionInput } from "studio-blocks/shared-section-input.tsx";
import { TableInput } from "studio-grid/table-input.tsx";
import { PictureInput } from "studio-media/picture-input.tsx";
import { PicturesInput } from "studio-media/pictures-input.tsx";
import { createPathInput } from "studio-pages/path-input.tsx";
import { AddressInput } from "studio-paste/address-input.tsx";
import { createTextComponents } from "studio-paste/text-input.tsx";
import { LinkReferenceInput } from "studio-publishing/link-reference-input.tsx";
import { SvgInput } from "studio-svg/svg-input.tsx";
import { withSvgPicture } from "studio-svg/svg-picture.tsx";

import { BlockPreview } from "#blocks/block-preview.tsx";
import { blocksSettings } from "#blocks/blocks-settings.ts";
import { ShareInput } from "#blocks/share-input.tsx";
import { CapabilityFiguresInput } from "#capabilities/capability-uses-card.tsx";
import { CostModelInput } from "#cost-models/cost-model-input.tsx";
import { siteUrl } from "#env.ts";
import { withIcon } from "#icons.tsx";
import { BrandNameInput } from "#inputs/brand-name-input.tsx";
import { ColorInput } from "#inputs/color-input.tsx";
import { CurrencyInput } from "#inputs/currency-input.tsx";
import { GradeNameInput } from "#inputs/grade-name-input.tsx";
import { NetworkInput } from "#inputs/network-input.tsx";
import { QuantityInput, SizeInput } from "#inputs/quantity-input.tsx";
import { RowsInput } from "#inputs/rows-input.tsx";
import { useUnsetWhen } from "#inputs/use-unset-when.ts";
import { WordmarkInput } from "#inputs/wordmark-input.tsx";

type SchemaType = (typeof schemaTypes)[number];

const BlocksInput = createBlocksInput(blocksSettings);

const factsOf = new Map(Object.entries(ROUTABLE_FACTS));
const PathInput = createPathInput({ siteUrl, prefixOf: (type) => factsOf.get(type)?.pathPrefix ?? "" });

/** Custom components of single fields, by type and field name. */
const fieldComponents: Record<string, Record<string, object>> = {
  ...Object.fromEntries(
    routableTypes.map((type) => [type, { path: { input: PathInput }, blocks: { input: BlocksInput } }]),
  ),
  section: { blocks: { input: BlocksInput } },
  ...Object.fromEntries(
    blocks
      .filter(({ facts }) => facts.hasVersions)
      .map(({ name }) => [name, { share: { input: ShareInput } }]),
  ),
  gallery: { pictures: { input: PicturesInput } },
  capability: { figures: { input: CapabilityFiguresInput } },
  language: { currency: { input: CurrencyInput } },
  materialGrade: { name: { input: GradeNameInput } },
  settings: {
    brandName: { input: BrandNameInput },
    accentColor: { input: ColorInput },
    wordmark: { input: WordmarkInput },
  },
  drawingPart: { svg: { input: SvgInput }, narrowSvg: { input: SvgInput } },
  socialLink: { network: { input: NetworkInput } },
  link: {
    reference: { input: LinkReferenceInput },
    anchor: { input: createAnchorInput("reference") },
    url: { input: AddressInput },
  },
  redirect: { anchor: { input: createAnchorInput("page") } },
};

const block = { preview: BlockPreview, item: BlockItem };
const text = createTextComponents({
  siteUrl,
  pageTypes: routableTypes,
  problems: { url: externalUrlProblem, email: emailProblem, phone: phoneProblem, anchor: anchorProblem },
});

/** Custom components of types, for every field of that type. */
const typeComponents: Record<string, object> = {
  ...Object.fromEntries(blocks.map(({ name }) => [name, block])),
  sharedSection: { ...block, input: SharedSectionInput },
  article: text,
  prose: text,
  costModel: { input: CostModelInput },
  picture: { input: PictureInput },
  table: { input: TableInput },
  link: { input: unsetWhen((link) => !hasOneOf(link, "kind")) },
  quantity: { input: QuantityInput },
  size: { input: SizeInput },
};

/**
 * All schema types with their icons and custom components, and document types with the rules for content. `schemas/` is plain data, which
 * the site and the lake also load.
 */
export const studioTypes = schemaTypes.map((type) =>
  withRules(withPicture(withFieldComponents(withTypeComponents(withIcon(type))))),
);

/** Shows drawings in lists and choices. */
function withPicture<Type extends { name: string; preview?: PreviewConfig }>(type: Type) {
  const isDrawing = type.name === technicalDrawing.name || type.name === drawingPart.name;
  return isDrawing && type.preview !== undefined ? { ...type, preview: withSvgPicture(type.preview) } : type;
}

function withTypeComponents<Type extends { name: string }>(type: Type) {
  const components = typeComponents[type.name];
  return components === undefined ? type : { ...type, components };
}

function withFieldComponents<Type extends SchemaType>(type: Type) {
  if (!("fields" in type)) return type;
  return {
    ...type,
    fields: type.fields.map((field) => {
      const components = isGrid(field) ? { input: RowsInput } : fieldComponents[type.name]?.[field.name];
      return components === undefined ? field : { ...field, components };
    }),
  };
}

/** Whether editors fill in the field as a grid. */
function isGrid(field: object): boolean {
  return storedField(storedField(field, "options"), "grid") !== undefined;
}

/**
 * Creates an input that removes an object as soon as `isEmpty` is true for it. Otherwise the values of hidden fields would stay stored
 * without the field that gives them meaning.
 */
function unsetWhen(isEmpty: (value: unknown) => boolean) {
  return function UnsetWhenEmptyInput(props: ObjectInputProps) {
    // An array item, which has a _key, is kept: unsetting it would remove it from its list.
    useUnsetWhen(props, !hasOneOf(props.value, "_key") && isEmpty(props.value));
    return props.renderDefault(props);
  };
}
