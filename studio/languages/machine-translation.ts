/**
 * Translates English texts by machine, in their order. Words with marks are `<1>words</1>` and figures `<2/>`, which must stay. The result is
 * a proposal: translators accept it text by text.
 */
export type MachineTranslation = (
  texts: readonly string[],
  languages: { readonly from: string; readonly to: string },
) => Promise<readonly string[]>;
