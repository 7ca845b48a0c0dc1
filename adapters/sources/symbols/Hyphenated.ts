/** Symbols with hyphens between their parts, as most vendors of daily bars spell them. */

/** `BRK.B` and `BRK/B` are `BRK-B`. */
export const hyphenated = (symbol: string): string => symbol.replaceAll(/[./]/g, "-")
