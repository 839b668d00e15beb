import { withinPage } from "#cms/sections.ts";
import { getPriceModels } from "#pricing/get-price-models.ts";
import { LazyPriceForm } from "#pricing/price-form.lazy.tsx";
import { offersFor, TYPICAL_PARTS } from "#pricing/typical-parts.ts";

import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

/**
 * What a part costs by each process. The server draws the prices of a typical part. The fields work once their code is loaded. Without a
 * published cost model for the part there is nothing to show.
 */
export async function PriceIndication(block: BlockProps<"priceIndication">) {
  const { part, services = [], context, editAttributes } = block;
  const serviceIds = services.map(({ _ref }) => _ref);
  const models = withinPage(
    (await getPriceModels()).filter(
      ({ serviceId }) => serviceIds.length === 0 || serviceIds.includes(serviceId),
    ),
  );
  // A draft may have no part yet, although the generated type says otherwise.
  const offers = Object.hasOwn(TYPICAL_PARTS, part) ? offersFor(models, TYPICAL_PARTS[part]) : [];
  if (offers.length === 0) return null;
  return (
    <Section block={block}>
      <div className="col-span-12" {...editAttributes("part")}>
        <LazyPriceForm start={part} models={models} hasUnitSwitch={!context.hasUnitSwitch} />
      </div>
    </Section>
  );
}
