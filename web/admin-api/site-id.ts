/** The fixed site identifier that every message to the admin API carries as `webType` (Spec §3). */
export const WEB_TYPE = "website";
