import { ClockIcon } from "@sanity/icons/Clock";
import { EyeClosedIcon } from "@sanity/icons/EyeClosed";
import { Badge, Text } from "@sanity/ui";
import type { PreviewProps } from "sanity";
import { HIDDEN_BADGE } from "schemas/fields/display-fields.ts";
import { styled } from "styled-components";

/** In a list narrower than this, such as the one beside the preview, a badge leaves no room for the block's heading. */
const NARROW = "(max-width: 360px)";

const Wide = styled.div`
  @container ${NARROW} {
    display: none;
  }
`;

const Narrow = styled.div`
  display: none;
  @container ${NARROW} {
    display: block;
  }
`;

/** The preview of a block, with a badge from its schema's `prepare` if the block is hidden or scheduled. */
export function BlockPreview(props: PreviewProps & { badge?: string }) {
  const { badge, renderDefault } = props;
  if (badge === undefined) return renderDefault(props);
  const status = (
    <>
      <Wide>
        <Badge tone="caution">{badge}</Badge>
      </Wide>
      <Narrow>
        <Text size={1} title={badge}>
          {badge === HIDDEN_BADGE ? <EyeClosedIcon aria-label={badge} /> : <ClockIcon aria-label={badge} />}
        </Text>
      </Narrow>
    </>
  );
  return renderDefault({ ...props, status });
}
