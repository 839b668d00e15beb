import type { SeedDocument } from "./document.ts";
import { aboutUs } from "./documents/about-us.ts";
import { contactUs } from "./documents/contact-us.ts";
import { home } from "./documents/home.ts";
import { privacyPolicy } from "./documents/privacy-policy.ts";
import { settings } from "./documents/settings.ts";

/** What an empty lake begins with. */
export const seedDocuments: readonly SeedDocument[] = [settings, home, aboutUs, contactUs, privacyPolicy];

/** The folder that `_sanityAsset` paths begin in. */
export const seedFolder = import.meta.dirname;
