/** The visitor's IP address in a request that the site forwards. The lake trusts it only if the request has the site's token. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";
