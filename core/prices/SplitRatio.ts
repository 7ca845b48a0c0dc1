/** The combined ratio of splits and stock dividends. */
import type { CorporateAction } from "./CorporateAction.ts"
import { changesShares } from "./ShareRatio.ts"

/**
 * New shares for each old one by the splits and stock dividends effective after `after` and up to `to`; 1 when there
 * are none. Actions in any order; payments among them are ignored.
 *
 * @example
 * ```ts
 * import { splitRatio } from "findata/prices"
 *
 * // Apple's splits of 2014 and 2020: 28 shares for one of 2013.
 * const split = (effective_date: string, value: number) =>
 *   ({ effective_date, type: "split", value, reference_close: null, currency: null }) as const
 * splitRatio([split("2014-06-09", 7), split("2020-08-31", 4)], "2013-12-31", "2021-03-31") // => 28
 * ```
 */
export const splitRatio = (actions: ReadonlyArray<CorporateAction>, after: string, to: string): number =>
  actions.reduce(
    (ratio, { effective_date, type, value }) =>
      changesShares(type) && after < effective_date && effective_date <= to ? ratio * value : ratio,
    1
  )

/** Ratios of larger numbers would match almost any value. */
const mostOld = 20

/** The small whole numbers, new shares and old, that a vendor's ratio was rounded from; null when there are none. */
const wholeRatio = (value: number): readonly [shares: number, old: number] | null => {
  const large = value < 1 ? 1 / value : value
  for (let old = 1; old <= mostOld; old++) {
    const shares = Math.round(large * old)
    if (Math.abs(large - shares / old) <= large * 1e-5) return value < 1 ? [old, shares] : [shares, old]
  }
  return null
}

/**
 * The ratio of small whole numbers that a vendor rounded: 4 for 4.000004, 2/3 for 0.666667. Returns the value itself
 * when no ratio with one side up to 20 lies within 1e-5 of it.
 */
export const simpleRatio = (value: number): number => {
  const [shares, old] = wholeRatio(value) ?? [value, 1]
  return shares / old
}

/** A ratio in the usual notation, new shares to old: 4:1 for 4, 3:2 for 1.500005, 1:20 for 0.05. */
export const ratioInWords = (value: number): string => {
  const [shares, old] = wholeRatio(value) ?? [Number(value.toPrecision(6)), 1]
  return `${shares}:${old}`
}
