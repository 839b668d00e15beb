// Parts of queries. Plain texts that stand in no call: the generator of types reads them where they are.

/** Documents that have a path of their own. */
export const IS_ROUTABLE = `_type in ["page", "service", "material", "guide", "caseStudy", "blog"]`;

/** What a list of pages says of each, whatever its kind. */
export const LISTED = `_id, _type, title, path, "summary": coalesce(summary, seo.description), picture,
    "figures": select(_type in ["service", "caseStudy"] => figures),
    "isRepresentative": select(_type == "caseStudy" => isRepresentative),
    "ruleCount": select(_type == "guide" => count(blocks[_type == "designRule"])),
    "publishedAt": select(_type == "blog" => publishedAt)`;
