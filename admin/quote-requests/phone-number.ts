import { parsePhoneNumberFromString } from "libphonenumber-js/max";

interface StoredNumber {
  /** The dialing code that the visitor chose: "+49". */
  readonly location: string;
  /** The number as the visitor typed it. */
  readonly phone: string;
}

/** A phone number that can be dialed from any country. */
export interface DialedNumber {
  /** For people: "+49 30 123456 ext. 12". */
  readonly text: string;
  /** RFC 3966: "tel:+4930123456;ext=12". */
  readonly uri: string;
}

/**
 * Returns the number to dial; undefined if what the visitor typed cannot be a number. Visitors type it with or without the code of the
 * country, and with the 0 that is dialed within most countries only. The library knows the plans of all countries.
 */
export function dialedNumber(stored: StoredNumber): DialedNumber | undefined {
  const numbers = readings(stored).flatMap((reading) => parsePhoneNumberFromString(reading) ?? []);
  const number =
    numbers.find((candidate) => candidate.isValid()) ?? numbers.find((candidate) => candidate.isPossible());
  return number && { text: number.formatInternational(), uri: number.getURI() };
}

/** What the text can mean, the most likely first. */
function readings({ location, phone }: StoredNumber): string[] {
  const isNorthAmerican = location.startsWith("+1");
  const international = phone.trim().replace(isNorthAmerican ? /^(?:00|011)/ : /^00/, "+");
  return [
    ...(international.startsWith("+") ? [international] : []),
    // A code such as +1809 contains the area code, and visitors often repeat it in the number.
    ...(isNorthAmerican ? [`+1 ${phone}`] : []),
    `${location} ${phone}`,
    ...(`+${phone}`.startsWith(location) ? [`+${phone}`] : []),
  ];
}
