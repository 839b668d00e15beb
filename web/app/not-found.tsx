import * as labels from "#locale/labels.ts";

/** For addresses outside the pages, such as a missing script. Next sends it along with every page, so it is kept small. */
export default function NotFound() {
  return (
    <main className="px-edge py-section">
      <h1>{labels.wrongAddress.notFound}</h1>
      <p>
        <a href="/">{labels.wrongAddress.home}</a>
      </p>
    </main>
  );
}
