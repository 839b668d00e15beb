/** The currencies of prices. */
export const currencies = ["USD", "EUR", "GBP", "JPY", "CNY"];

/** Making a formatter takes longer than a hundred calls of it. */
const formatters = new Map<string, Intl.NumberFormat>();

/** A price as people write it: with cents below 100 if the currency has any, and with three digits. Rounding keeps the order of prices. */
export function priceText(amount: number, currency: string, locale = "en-US"): string {
  const isExact = amount < 100;
  const format = formatterOf(`${locale} ${currency} ${isExact}`, locale, {
    style: "currency",
    currency,
    ...(!isExact && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  });
  return format.format(amount < 1 ? amount : Number(amount.toPrecision(3)));
}

/** “28%” for 0.28. In German, a space is before the sign. */
export function percentText(ratio: number, locale: string): string {
  return formatterOf(`${locale} %`, locale, { style: "percent" }).format(ratio);
}

function formatterOf(key: string, locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}
