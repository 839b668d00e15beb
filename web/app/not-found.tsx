import * as labels from "#locale/labels.ts";
import { InvalidAddress } from "#site/invalid-address.tsx";
import { Shell } from "#site/shell.tsx";
import { WaysOn } from "#site/ways-on.tsx";

/** Pages that are not found show their own screen, which knows the path. This one is for malformed addresses: see proxy.ts. */
export default function NotFound() {
  return (
    <Shell>
      <InvalidAddress way={<WaysOn />}>
        <p>{labels.wrongAddress.malformed}</p>
      </InvalidAddress>
    </Shell>
  );
}
