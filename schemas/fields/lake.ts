/** The version of the lake's API that the site, the Studio and the rules of the schemas use. */
export const apiVersion = "2025-11-01";

/**
 * A GROQ condition for the documents that visitors can see once the checked document is live: published documents, and versions in its own
 * release. A rule may report an error only because of these. Otherwise a contributor's draft could keep others from publishing. `$release` is
 * the result of `releaseOf`, or empty.
 */
export const LIVE = `(
  !(_id in path("drafts.**") || _id in path("versions.**")) || string::startsWith(_id, "versions." + $release + ".")
)`;
