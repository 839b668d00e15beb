/** On every answer, whatever it is. next.config.ts has Next send them too, for hosts where Next answers by itself. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()",
};

const PICTURE = /^image\//;

/** Besides: who may open it in a window of theirs, and who may show it in a page of theirs. */
export function isolationHeaders(contentType: string, isDraft: boolean): Record<string, string> {
  return {
    // The Studio opens the preview in a window of its own and talks to it.
    ...(isDraft ? {} : { "cross-origin-opener-policy": "same-origin" }),
    // Other sites show our share pictures and icons.
    "cross-origin-resource-policy": PICTURE.test(contentType) ? "cross-origin" : "same-origin",
  };
}
