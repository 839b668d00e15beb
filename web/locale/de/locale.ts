/** For `Intl`: numbers, dates and the order of names. */
export const locale: string = "de-DE";
