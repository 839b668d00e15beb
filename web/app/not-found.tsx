import * as labels from "#locale/labels.ts";

/** For what no page of ours answers, such as a missing script. Next sends it along with every page: it is kept small. */
export default function NotFound() {
  return (
    <main className="px-edge py-section">
      <h1>{labels.wrongAddress.title}</h1>
      <p>
        {/* oxlint-disable-next-line next/no-html-link-for-pages -- not a page of the site */}
        <a href="/">{labels.wrongAddress.home}</a>
      </p>
    </main>
  );
}
