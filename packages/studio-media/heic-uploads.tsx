import { useToast } from "@sanity/ui/toast";
import { interceptHeic } from "heic-uploads/intercept-heic.ts";
import { type ReactNode, useEffect } from "react";
import { failureToast } from "studio-kit/failure-toast.ts";

/**
 * Converts every HEIC photo that an editor adds anywhere in the Studio to JPEG. Neither browsers nor the lake can show HEIC. This happens in
 * the browser, so it also works with Sanity's hosted lake.
 */
export function HeicUploads({ children }: { children: ReactNode }) {
  const toast = useToast();
  useEffect(() => {
    const show = (message: Parameters<typeof toast.push>[0]) => toast.push({ id: "heic", ...message });
    return interceptHeic({
      onStart: () => show({ status: "info", title: "Converting HEIC to JPEG…", duration: 60_000 }),
      onDone: () => show({ status: "success", title: "HEIC converted to JPEG" }),
      onFailure: (reason) => show(failureToast("The HEIC photo was not stored", reason)),
    });
  }, [toast]);
  return children;
}
