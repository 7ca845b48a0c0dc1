/** How laws of news take an article in, and look at what a store shows of it. */
import { Effect } from "effect"
import { type ImportOptions, type Locale, localesFrom, NewsStore } from "../../core/mod.ts"
import { companyOf } from "./look.ts"
import { take } from "./stores.ts"

/** A line that tells an article about one company, which its source numbers by the symbol. */
export const articleLine = (symbol: string, said: object = {}): string =>
  JSON.stringify({
    external_id: symbol,
    category: "earnings",
    priority: 2,
    published_at: "2024-10-08T00:10:00Z",
    symbols: [symbol],
    translations: { en: { title: "Record quarter" } },
    ...said
  })

export const article = (symbol: string, said: object = {}, options: Partial<ImportOptions> = {}) =>
  take("news", [articleLine(symbol, said)], options)

/** The articles that name a company, newest first. */
export const newsOf = Effect.fnUntraced(function* (symbol: string, locale: Locale = "en") {
  const { company_id } = yield* companyOf(symbol)
  const store = yield* NewsStore
  return yield* store.ofCompany(company_id, 1000, localesFrom(locale))
})

/** The one article that names a company, with its content; a defect when there is none or another. */
export const articleOf = Effect.fnUntraced(function* (symbol: string, locale: Locale = "en") {
  const [item, ...others] = yield* newsOf(symbol, locale)
  if (item === undefined || others.length > 0)
    return yield* Effect.die(new Error(`Not one article names ${symbol}`))
  const store = yield* NewsStore
  const detail = yield* store.detail(item.id, localesFrom(locale))
  const content = yield* store.content(item.id, localesFrom(locale))
  return { item, detail, content }
})

/** The locales that the one article of a company is told in, and its title in each: `["ko 잠정실적"]`. */
export const titlesOf = Effect.fnUntraced(function* (symbol: string) {
  const told = yield* Effect.forEach(["ko", "en", "ja", "zh"] as const, (locale) => newsOf(symbol, locale))
  return [...new Set(told.flat().map(({ locale, title }) => `${locale} ${title}`))]
})
