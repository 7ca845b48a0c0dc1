/** The categories of filings: each with how many there are. */
interface Filing {
  readonly category: string | null
}

/** Named so in the address, where filings have no category. */
export const noCategory = "-"

const nameOf = ({ category }: Filing): string => category ?? noCategory

/** The most frequent first. */
export const categoriesOf = (
  filings: ReadonlyArray<Filing>
): ReadonlyArray<readonly [name: string, count: number]> =>
  [...Map.groupBy(filings, nameOf)]
    .map(([name, those]) => [name, those.length] as const)
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))

/** Those of a category; all for null. */
export const ofCategory = <F extends Filing>(
  filings: ReadonlyArray<F>,
  category: string | null
): ReadonlyArray<F> => (category === null ? filings : filings.filter((filing) => nameOf(filing) === category))
