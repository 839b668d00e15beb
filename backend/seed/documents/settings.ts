import { ADDRESS, EMAIL, PHONE, PHONE_EXTENSION } from "../contact.ts";
import type { SeedSettings } from "../document-types.ts";
import { wordmark } from "../pictures.ts";

export const settings: SeedSettings = {
  _id: "settings",
  _type: "settings",
  brandName: "Donghe Manufacturing",
  wordmark: wordmark("wordmark.svg"),
  tip: "Tip: Inquiries about gun types are not accepted!",
  factoryTourUrl: "https://example.com/factory-tour",
  copyrightYear: 2022,
  email: EMAIL,
  phone: PHONE,
  phoneExtension: PHONE_EXTENSION,
  address: ADDRESS.join("\n"),
  replyTime: "within 1 working day",
  socialLinks: [
    { _key: "twitter", _type: "socialLink", network: "Twitter", url: "https://twitter.com/" },
    { _key: "facebook", _type: "socialLink", network: "Facebook", url: "https://www.facebook.com/" },
    { _key: "linkedin", _type: "socialLink", network: "LinkedIn", url: "https://www.linkedin.com/" },
    { _key: "tiktok", _type: "socialLink", network: "TikTok", url: "https://www.tiktok.com/" },
    { _key: "instagram", _type: "socialLink", network: "Instagram", url: "https://www.instagram.com/" },
  ],
  defaultSeo: {
    description:
      "3D printing, CNC machining, sheet metal, vacuum casting, injection molding and die casting to your drawing. Upload a file to get a quote.",
  },
};
