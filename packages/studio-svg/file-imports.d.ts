// Bundlers load style sheets that are imported.
declare module "*.css";
