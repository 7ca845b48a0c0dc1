/** URL slugs of companies: lower-case ASCII, unique and permanent. */

/** Whether the text is a valid slug. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

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

/**
 * The first unused one of: the name; name and symbol; name, symbol and exchange; then numbered. For a name without
 * ASCII letters, symbol and exchange are used.
 */
export const chooseSlug = (
  company: { readonly name: string; readonly symbol: string; readonly exchange: string },
  isTaken: (slug: string) => boolean
): string => {
  const name = slugify(company.name)
  const ticker = slugify(`${company.symbol} ${company.exchange}`)
  const choices =
    name === "" || name === slugify(company.symbol)
      ? [ticker]
      : [name, slugify(`${name} ${company.symbol}`), slugify(`${name} ${ticker}`)]
  const free = choices.find((slug) => !isTaken(slug))
  if (free !== undefined) return free
  const last = choices.at(-1) ?? ticker
  let number = 2
  while (isTaken(`${last}-${number}`)) number++
  return `${last}-${number}`
}
