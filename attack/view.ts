/** One stay on the home page, as the statistics tell it. */
export const VIEW = {
  webType: "website",
  residenceTime: 1,
  equipmentType: "电脑",
  module: "home",
  pageUrl: "/",
};
