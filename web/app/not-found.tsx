import { getWords } from "#locale/words.ts";

/** For addresses outside the pages, such as a missing script. Next sends it along with every page, so it is kept small. */
export default function NotFound() {
  const { wrongAddress } = getWords();
  return (
    <main className="px-edge py-section">
      <h1>{wrongAddress.notFound}</h1>
      <p>
        <a href="/">{wrongAddress.home}</a>
      </p>
    </main>
  );
}
