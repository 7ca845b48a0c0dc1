/** Finds what a list has as one types, by titles, names and meanings. */

export interface Searched {
  /** As expressions have it: `pe_ratio` */
  readonly name: string
  readonly group: string
  /** In the language of the page, and others. */
  readonly titles: ReadonlyArray<string>
  readonly meaning: string
}

/** An item of a list to choose from. */
export interface Item extends Searched {
  readonly title: string
  /** What it means, shown below the list while it is the one to be chosen. */
  readonly explanation: string
}

/** Lower is nearer; null where a text isn't in it. */
const nearness = ({ meaning, name, titles }: Searched, text: string): number | null => {
  const named = [name, name.replaceAll("_", " "), ...titles].map((one) => one.toLowerCase())
  if (named.includes(text)) return 0
  if (named.some((one) => one.startsWith(text))) return 1
  if (named.some((one) => one.split(/[\s/(-]/).some((word) => word.startsWith(text)))) return 2
  if (named.some((one) => one.includes(text))) return 3
  const words = text.split(/\s+/)
  if (words.every((word) => named.some((one) => one.includes(word)))) return 4
  return text.length > 2 && meaning.toLowerCase().includes(text) ? 5 : null
}

/** Those with the text, the nearest first, in their order among equals; all for an empty one. */
export const search = <F extends Searched>(items: ReadonlyArray<F>, typed: string): ReadonlyArray<F> => {
  const text = typed.trim().toLowerCase()
  if (text === "") return items
  return items
    .flatMap((item) => {
      const near = nearness(item, text)
      return near === null ? [] : [{ item, near }]
    })
    .toSorted((a, b) => a.near - b.near)
    .map(({ item }) => item)
}

/** By their groups, which are in the order of their first item. */
export const byGroup = <F extends Searched>(
  items: ReadonlyArray<F>
): ReadonlyArray<readonly [string, ReadonlyArray<F>]> => [...Map.groupBy(items, ({ group }) => group)]
