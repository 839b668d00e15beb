/** The version of the lake's API that the site, the Studio and the rules of the schemas use. */
export const apiVersion = "2025-11-01";

/**
 * A GROQ condition for what visitors have once the checked document is live: published documents, and versions in its own release. Only they
 * can make an error of a rule. Contributors write drafts of everything, and must not keep others from publishing. `$release` is that of
 * `releaseOf`, or empty.
 */
export const LIVE = `(
  !(_id in path("drafts.**") || _id in path("versions.**")) || string::startsWith(_id, "versions." + $release + ".")
)`;
