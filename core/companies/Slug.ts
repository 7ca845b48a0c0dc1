/** URL slugs of companies: lower-case ASCII, unique and permanent. */

/** Whether the text is a valid slug. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

/** A slug is found in any case of ASCII: the lower case of `K`, the sign of kelvin, is no letter of one. */
export const foldedSlug = (text: string): string =>
  text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** ASCII letters and digits joined by hyphens, accents dropped; empty when the text has none. */
export const slugify = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/['’.]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "")

interface Named {
  readonly name: string
  readonly symbol: string
  readonly exchange: string
}

/** The slugs of a company without a number: its name; name and symbol; name, symbol and exchange. */
export const plainSlugs = ({ exchange, name: full, symbol }: Named): ReadonlyArray<string> => {
  const name = slugify(full)
  const ticker = slugify(`${symbol} ${exchange}`)
  return name === "" || name === slugify(symbol)
    ? [ticker]
    : [name, slugify(`${name} ${symbol}`), slugify(`${name} ${ticker}`)]
}

/** The slugs of a company in order of preference, without end; it gets the first unused one. */
export function* slugsOf(company: Named): Generator<string> {
  const plain = plainSlugs(company)
  yield* plain
  for (let number = 2; ; number++) yield `${plain.at(-1)}-${number}`
}
