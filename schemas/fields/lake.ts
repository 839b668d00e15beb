/** The version of the lake's API that the site, the Studio and the rules of the schemas use. */
export const apiVersion = "2025-11-01";
