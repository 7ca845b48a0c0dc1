/** An issuer's share classes by its counts, and the listings of each. */
import type { IssuerSecurity } from "./IssuerSecurity.ts"
import type { ShareCount } from "./ShareCount.ts"

/** The share that a security lists, identified by the lowest company_id among the share's listings. */
export type ShareOf = ReadonlyMap<number, number>

/**
 * Two securities list the same share when they have the same ISIN, or when counts of one class name both. Every
 * security has a share; one without other listings is its own.
 */
export const sharesOf = (
  securities: ReadonlyArray<IssuerSecurity>,
  counts: ReadonlyArray<ShareCount>
): ShareOf => {
  const [only, ...others] = securities
  if (only !== undefined && others.length === 0) return new Map([[only.company_id, only.company_id]])
  const shares = new Map<number, number>()
  const byName = new Map<string, number>()
  const names = Map.groupBy(counts, ({ company_id }) => company_id)
  for (const { company_id, isin } of securities.toSorted((a, b) => a.company_id - b.company_id)) {
    const classes = (names.get(company_id) ?? []).map(({ share_class }) => `class ${share_class}`)
    const known = [...(isin === null ? [] : [`isin ${isin}`]), ...classes]
    const share = known.map((name) => byName.get(name)).find((found) => found !== undefined) ?? company_id
    shares.set(company_id, share)
    for (const name of known) if (!byName.has(name)) byName.set(name, share)
  }
  return shares
}

/** The latest count of a class that still exists. */
export interface CountedClass extends Pick<ShareCount, "count" | "date" | "conversion_ratio"> {
  /** The security that the count names; null when it names none. */
  readonly company_id: number | null
  /** The share of that security, or of one that an earlier count of the class names; null when none does. */
  readonly share: number | null
}

/**
 * The latest counts of each class, without classes that ended. Counts of one share, which sources may name differently,
 * are of one class; those of the same day add up, unless they name several listings: then the requested listing counts,
 * else the lowest company_id.
 */
export const latestClasses = (
  counts: ReadonlyArray<ShareCount>,
  shares: ShareOf,
  requested: number
): ReadonlyArray<CountedClass> => {
  const shareOf = (company_id: number): number => shares.get(company_id) ?? company_id
  const named = new Map<string, number>()
  for (const { company_id, share_class } of counts)
    if (company_id !== null) named.set(share_class, shareOf(company_id))
  const classOf = ({ company_id, share_class }: ShareCount): number | string =>
    company_id === null ? (named.get(share_class) ?? share_class) : shareOf(company_id)
  return [...Map.groupBy(counts, classOf)].flatMap(([share, known]) => {
    const date = known.reduce((latest, counted) => (counted.date > latest ? counted.date : latest), "")
    const latest = known.filter((counted) => counted.date === date)
    const listings = latest.map(({ company_id }) => company_id)
    const chosen = listings.includes(requested)
      ? requested
      : listings.reduce((a, b) => (a === null || (b !== null && b < a) ? b : a))
    return latest
      .filter(({ company_id, count }) => (company_id === chosen || company_id === null) && count > 0)
      .map((counted): CountedClass => ({ ...counted, share: typeof share === "number" ? share : null }))
  })
}
