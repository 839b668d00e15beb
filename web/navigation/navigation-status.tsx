import * as labels from "#locale/labels.ts";
import { buttonClass } from "#ui/button.ts";

import { RELOAD_OFFER_ID } from "./build-check.ts";
import { LOADING_BAR_ID, LOADING_STATUS_ID } from "./loading-bar.ts";

/** The elements that the navigation scripts show. All are hidden at first. */
export function NavigationStatus() {
  return (
    <>
      <div id={LOADING_BAR_ID} className="loading-bar" aria-hidden="true" />
      <output id={LOADING_STATUS_ID} data-text={labels.loading} className="sr-only" />
      <div id={RELOAD_OFFER_ID} role="alert" hidden className="reload-offer shadow-dialog">
        {labels.newVersion.text}
        <button type="button" className={buttonClass("secondary", "small")}>
          {labels.newVersion.reload}
        </button>
      </div>
    </>
  );
}
