/** For the `sizes` of a picture: all between the edges of a narrow screen (--spacing-edge in styles/globals.css). */
export const ACROSS_PHONE = "calc(100vw - 40px)";
