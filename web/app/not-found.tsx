import { pathInLanguage } from "schemas/fields/language.ts";

import { getLanguage, getWords } from "#locale/words.ts";

/** For addresses outside the pages, such as a missing script. Next sends it along with every page, so it is kept small. */
export default function NotFound() {
  const { wrongAddress } = getWords();
  return (
    <main className="px-edge py-section">
      <h1>{wrongAddress.notFound}</h1>
      <p>
        <a href={pathInLanguage("/", getLanguage())}>{wrongAddress.home}</a>
      </p>
    </main>
  );
}
