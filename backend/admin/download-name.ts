import { create as contentDisposition } from "content-disposition";

/**
 * The header under which staff download a visitor's file. The name is the visitor's, its end the one that the content was
 * checked for: what is called `invoice.bat` comes as `invoice.bat.step`. In quarantine it gets an end that nothing opens.
 */
export function downloadHeader(fileName: string, key: string, isQuarantined: boolean): string {
  const checked = /\.[a-z0-9]+$/i.exec(key)?.[0] ?? "";
  const whole = fileName.toLowerCase().endsWith(checked.toLowerCase()) ? fileName : `${fileName}${checked}`;
  return contentDisposition(isQuarantined ? `${whole}.quarantined` : whole);
}
