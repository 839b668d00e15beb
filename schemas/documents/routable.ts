/** Document types that have a path of their own. The Studio, the site's route map and links all go by this list. */
export const routableTypes = ["page", "service", "material", "guide", "caseStudy", "blog"] as const;
