import { createFormTitles } from "studio-kit/form-titles.ts";

import type { PageSettings } from "../page-settings.ts";

export const PAGE_TYPES = ["page", "service"];

const referenceTo = (...types: string[]) => ({ type: "reference", to: types.map((type) => ({ type })) });
const field = (name: string, title: string, definition: object) => ({ name, title, type: "", ...definition });
const list = (...types: string[]) => ({ type: "array", of: types.map((type) => ({ type })) });
const blocks = field("blocks", "Blocks", list("hero", "richText"));

const types = [
  { name: "page", title: "Page", fields: [blocks] },
  {
    name: "service",
    title: "Service",
    fields: [field("partOf", "Part of", referenceTo(...PAGE_TYPES)), blocks],
  },
  { name: "hero", title: "Hero", fields: [field("actions", "Buttons", list("action"))] },
  { name: "action", title: "Button", fields: [field("link", "Link", { type: "link" })] },
  { name: "richText", title: "Rich text", fields: [field("text", "Text", list("block"))] },
  { name: "link", title: "Link", fields: [field("reference", "Page", referenceTo(...PAGE_TYPES))] },
  { name: "redirect", title: "Redirect", fields: [field("page", "Page", referenceTo(...PAGE_TYPES))] },
  { name: "navigation", title: "Menus", fields: [field("menus", "Menus", list("menu"))] },
  { name: "menu", title: "Menu", fields: [field("items", "Entries", list("menuLink", "menuGroup"))] },
  { name: "menuLink", title: "Link", fields: [field("link", "Link", { type: "link" })] },
  {
    name: "menuGroup",
    title: "Group",
    fields: [field("link", "Link", { type: "link" }), field("items", "Entries", list("menuLink"))],
  },
  {
    name: "materialGrade",
    title: "Grade",
    fields: [field("services", "Processes", { type: "array", of: [referenceTo("service")] })],
  },
];

/** The settings of a Studio with pages, menus, redirects, and figures that come from a capability. */
export const pageSettings: PageSettings = {
  pageTypes: PAGE_TYPES,
  isPermanent: ({ path }) => path === "/",
  titles: createFormTitles({
    types,
    titleFields: ["title"],
    itemTitleFields: ["label"],
    styles: [],
    isSingleton: () => false,
  }),
  languageOf: ({ language }) => (language === "de" ? "German" : undefined),
  isTranslationOf: ({ _id }, id) => /^(?:drafts\.)?(.+)__de$/.exec(_id)?.[1] === id,
  titleExpression: "title",
  links: {
    types,
    needed: {
      link: ["reference"],
      menuLink: ["link"],
      menuGroup: ["items"],
      quantity: ["capability"],
      redirect: ["page"],
    },
    aboutTarget: {
      link: { reference: "anchor" },
      menuLink: { link: "spelling" },
      redirect: { page: "anchor" },
    },
    withoutTarget: () => ({ _type: "span", text: "the agreed value" }),
  },
};
