/** What the visitor fills in; text fields hold what was typed, as typed. */
export interface QuoteValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly message: string;
  readonly phone: string;
  /** ISO 3166-1 code of the country whose dialling code is meant; empty while none is chosen. */
  readonly country: string;
}

export const NO_VALUES: QuoteValues = {
  firstName: "",
  lastName: "",
  email: "",
  message: "",
  phone: "",
  country: "",
};
