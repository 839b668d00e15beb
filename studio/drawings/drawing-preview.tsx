import type { PreviewProps } from "sanity";

/** The preview of a drawing in lists and choices, with its SVG as a picture. As a picture it can neither run nor load anything. */
export function DrawingPreview(props: PreviewProps & { svg?: string }) {
  const { svg, renderDefault } = props;
  if (!svg) return renderDefault(props);
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return renderDefault({
    ...props,
    media: <img src={source} alt="" style={{ objectFit: "contain", background: "#fff" }} />,
  });
}
