import { type Method, METHODS } from "pricing/methods.ts";
import { ratesOf } from "pricing/rates.ts";

import type { PriceModel } from "../price-model.ts";

/** A model whose order costs `perOrder`, and each part `perPart` for the material, of which it takes 1 kg. */
export function modelOf(method: Method, perOrder: number, perPart: number, upTo = 10_000): PriceModel {
  return {
    id: method,
    name: METHODS[method],
    serviceId: method,
    service: { title: method, href: `/${method}` },
    method,
    currency: "USD",
    isExample: true,
    rates: {
      ...Object.fromEntries(ratesOf(method).map((name) => [name, 0])),
      ...Object.fromEntries(
        ["buildRate", "spaceRate", "removalRate", "surfaceRate"].map((name) => [name, 1]),
      ),
      laborRate: 60,
      orderMinutes: perOrder,
      spreadPercent: 20,
    },
    materials: [
      { id: "metal", name: "Metal", density: 1000 / 33, pricePerKilogram: perPart, speed: 1, isMetal: true },
      {
        id: "plastic",
        name: "Plastic",
        density: 1000 / 33,
        pricePerKilogram: perPart / 2,
        speed: 1,
        isMetal: false,
      },
    ],
    finishes: [],
    leadTimes: [{ upTo, from: 1, to: 2 }],
  };
}
