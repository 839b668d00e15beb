/** The anchor of the link to the page of the request. Without scripts it is visible only if the address leads to it. */
export const REQUEST_LINK_ID = "request";
