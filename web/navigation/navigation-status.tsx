import { RELOAD_OFFER_ID } from "client-navigation/build-check.ts";
import { LOADING_BAR_ID, LOADING_STATUS_ID } from "client-navigation/loading-bar.ts";

import { getWords } from "#locale/words.ts";
import { buttonClass } from "#ui/button.ts";

/** The elements that the navigation scripts show. All are hidden at first. */
export function NavigationStatus() {
  const { navigation } = getWords();
  return (
    <>
      <div id={LOADING_BAR_ID} className="loading-bar" aria-hidden="true" />
      <output id={LOADING_STATUS_ID} data-text={navigation.loading} className="sr-only" />
      <div id={RELOAD_OFFER_ID} role="alert" hidden className="reload-offer shadow-dialog">
        {navigation.newVersion}
        <button type="button" className={buttonClass("secondary", "small")}>
          {navigation.reload}
        </button>
      </div>
    </>
  );
}
