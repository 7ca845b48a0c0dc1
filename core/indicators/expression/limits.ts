/** The bounds of a request for indicators. */

/** How many indicators may be asked for at once. */
export const maxIndicators = 20

/** The longest list of expressions, in UTF-16 code units. */
export const maxIndicatorsText = 2000
