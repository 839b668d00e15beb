import type { SeedPage } from "../document-types.ts";
import { aerospaceUav } from "./industries/aerospace-uav.ts";
import { automotive } from "./industries/automotive.ts";
import { communications } from "./industries/communications.ts";
import { consumerProducts } from "./industries/consumer-products.ts";
import { industrial } from "./industries/industrial.ts";
import { medical } from "./industries/medical.ts";
import { roboticsAutomation } from "./industries/robotics-automation.ts";

/** The eighth, product development, is a service as well and stands with the services. */
export const industries: readonly SeedPage[] = [
  aerospaceUav,
  automotive,
  roboticsAutomation,
  communications,
  consumerProducts,
  industrial,
  medical,
];
