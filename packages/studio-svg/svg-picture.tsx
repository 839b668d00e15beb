import type { PreviewConfig } from "sanity";

/** Adds the SVG that a preview selects as its picture. As a picture it can neither run nor load anything. */
export function withSvgPicture({ select, prepare = (selected) => selected }: PreviewConfig): PreviewConfig {
  return {
    ...(select !== undefined && { select }),
    prepare: (selected, options) => {
      const svg: unknown = selected["svg"];
      const source = typeof svg === "string" ? `data:image/svg+xml,${encodeURIComponent(svg)}` : undefined;
      const prepared = prepare(selected, options);
      if (source === undefined) return prepared;
      return { ...prepared, media: <img src={source} alt="" style={{ background: "#fff" }} /> };
    },
  };
}
