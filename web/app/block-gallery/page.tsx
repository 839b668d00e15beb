import type { Metadata } from "next";
import Link from "next/link";

import { DesignScales, DesignStates } from "#gallery/design.tsx";
import { TONES } from "#ui/grid-section.tsx";

export const metadata: Metadata = { title: "Design gallery", robots: { index: false, follow: false } };

/** Every state of the design, for developers and for the browser tests. */
export default function DesignGallery() {
  return (
    <>
      <div className="mx-auto max-w-sheet px-edge py-section">
        <h1 className="text-h1">Design gallery</h1>
        <ul className="mt-6 flex flex-wrap gap-6">
          {[...TONES, "arabic"].map((tone) => (
            <li key={tone}>
              <Link href={`/block-gallery/${tone}`} prefetch={false} className="text-link">
                All blocks, {tone}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <DesignStates />
      <DesignScales />
    </>
  );
}
