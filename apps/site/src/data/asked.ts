/** Parameters of what pages ask for first, which documents name beforehand (`apps/site/src/first.ts`), in the order of the address. */

/** More than a year has trading days, also where trade never rests. */
export const yearOfPrices = { order: "desc", limit: 370 } as const
