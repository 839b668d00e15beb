import type { SanityDocumentLike } from "sanity";
import type { StoredDocument } from "stored-values/stored-document.ts";
import type { FormTitles } from "studio-kit/form-titles.ts";

import type { LinkModel } from "./links.ts";

/** What a Studio says about its pages. */
export interface PageSettings {
  /** The types of documents that have a path. Links to one of them can lead to any other. */
  readonly pageTypes: readonly string[];
  /** Whether the site cannot do without this page, such as the home page. */
  readonly isPermanent: (published: SanityDocumentLike) => boolean;
  readonly titles: FormTitles;
  /** The name of the language of a translation. Undefined for an original. */
  readonly languageOf: (document: StoredDocument) => string | undefined;
  /** Whether a document translates the one with this published id. Decide it by the id: a draft can name any page as its original. */
  readonly isTranslationOf: (translation: StoredDocument, id: string) => boolean;
  /** A GROQ expression for the title of a document. */
  readonly titleExpression: string;
  readonly links: LinkModel;
}
