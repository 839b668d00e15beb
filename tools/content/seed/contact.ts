/** Placeholders until the operator fills in Settings. */
export const EMAIL = "info@example.com";
export const PHONE = "+86 27 0000 0000";

/** docs/behavior.md §1.4 */
export const PHONE_EXTENSION = "8020";
export const ADDRESS = [
  "Room 507, Floor 5, Building E, Donghe Center",
  "Wuhan Economic and Technological Development Zone",
  "Wuhan, China",
];
