import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import type { StaffQuoteRequest } from "contracts/staff.ts";
import { CheckedPart } from "part-view/checked-part.tsx";
import { useEffect, useState } from "react";

import "part-view/part-view.css";
import "./stored-part.css";

import { siteUrl } from "#env.ts";
import { type StaffApi, useStaffApi } from "#quote-requests/staff-api.ts";

interface StoredPartProps {
  quoteRequest: Pick<StaffQuoteRequest, "id" | "fileName">;
}

type State =
  | { readonly kind: "loading" }
  | { readonly kind: "held"; readonly reason: string }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "loaded"; readonly file: File };

/** Larger files are loaded only on request. */
const MAX_BYTES = 25_000_000;
/** Packed ones unpack to as much or more. */
const MAX_PACKED_BYTES = 2_000_000;
/** How a ZIP file or a compressed one starts, whatever its name is. */
const PACKED: ReadonlySet<number> = new Set([0x4b50, 0x8b1f]);

/**
 * The visitor's file in 3D with its measurements and findings: the part check of the site, with the published rules. The browser reads the
 * file from the storage and measures it, so nothing depends on what a visitor's browser sent.
 */
export default function StoredPart({ quoteRequest: { id, fileName } }: StoredPartProps) {
  const api = useStaffApi();
  const [state, setState] = useState<State>({ kind: "loading" });
  const [isAsked, setAsked] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    async function load(): Promise<void> {
      const next = await loadFile(api, { id, fileName, isAsked, signal: controller.signal }).catch(
        (error: unknown): State => {
          if (!controller.signal.aborted) console.warn(error);
          return { kind: "failed", reason: UNREACHABLE };
        },
      );
      if (!controller.signal.aborted) setState(next);
    }
    void load();
    return () => controller.abort();
  }, [api, id, fileName, isAsked]);

  if (state.kind === "loaded") {
    return (
      <div className="stored-part">
        <CheckedPart file={state.file} site={siteUrl} />
      </div>
    );
  }
  return (
    <Card padding={4} radius={2} border>
      <Stack gap={3}>
        <Text as="output" size={1} muted>
          {state.kind === "loading" ? "Loading the part …" : state.reason}
        </Text>
        {state.kind === "held" && (
          <Flex>
            <Button
              mode="ghost"
              fontSize={1}
              text="Show the part"
              onClick={() => {
                setState({ kind: "loading" });
                setAsked(true);
              }}
            />
          </Flex>
        )}
      </Stack>
    </Card>
  );
}

const UNREACHABLE =
  "The part is not shown, because the storage did not send its file to the Studio. If the files are in Aliyun OSS, its CORS rules must allow GET from the Studio's address.";

interface Wanted {
  readonly id: string;
  readonly fileName: string;
  readonly isAsked: boolean;
  readonly signal: AbortSignal;
}

/** Throws if the storage cannot be reached. */
async function loadFile(api: StaffApi, { id, fileName, isAsked, signal }: Wanted): Promise<State> {
  const result = await api.download(id);
  if (result.kind === "failed") return { kind: "failed", reason: result.error.message };
  const { url, risk } = result.data;
  if (risk !== undefined && !isAsked) {
    return { kind: "held", reason: `The part is not shown yet, because ${risk}.` };
  }
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The storage responded with status ${response.status}`);
  const bytes = Number(response.headers.get("content-length"));
  if (bytes > MAX_BYTES && !isAsked) {
    await response.body?.cancel();
    return { kind: "held", reason: `The file is ${Math.round(bytes / 1e6)} MB.` };
  }
  const file = new File([await response.blob()], fileName);
  const [start = 0] = new Uint16Array(await file.slice(0, 2).arrayBuffer());
  if (file.size > MAX_PACKED_BYTES && PACKED.has(start) && !isAsked)
    return { kind: "held", reason: `The file is packed, ${Math.round(file.size / 1e6)} MB.` };
  return { kind: "loaded", file };
}
