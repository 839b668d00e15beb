/** The currencies of prices. */
export const currencies = ["USD", "EUR", "GBP", "JPY", "CNY"];

/** Making a formatter takes longer than a hundred calls of it. */
const formatters = new Map<string, Intl.NumberFormat>();

/** A price as people write it: with cents below 100 if the currency has any, and with three digits. Rounding keeps the order of prices. */
export function priceText(amount: number, currency: string, locale = "en-US"): string {
  const isExact = amount < 100;
  const key = `${locale} ${currency} ${isExact}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      ...(!isExact && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
    });
  formatters.set(key, formatter);
  return formatter.format(amount < 1 ? amount : Number(amount.toPrecision(3)));
}
