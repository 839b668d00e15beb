/** The currencies of prices. */
export const currencies = ["USD", "EUR", "GBP", "CNY"];

/** Making a formatter takes longer than a hundred calls of it. */
const formatters = new Map<string, Intl.NumberFormat>();

/** A price as people write it: with cents below 100, and with three digits. Rounding keeps the order of prices. */
export function priceText(amount: number, currency: string, locale = "en-US"): string {
  const digits = amount < 100 ? 2 : 0;
  const key = `${locale} ${currency} ${digits}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formatters.set(key, formatter);
  return formatter.format(amount < 1 ? amount : Number(amount.toPrecision(3)));
}
