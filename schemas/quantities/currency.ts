/** The currencies of prices. */
export const currencies = ["USD", "EUR", "GBP", "CNY"];

/** A price as people write it: with cents below 100, and with three digits. Rounding keeps the order of prices. */
export function priceText(amount: number, currency: string): string {
  const digits = amount < 100 ? 2 : 0;
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount < 1 ? amount : Number(amount.toPrecision(3)));
}
