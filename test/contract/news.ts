/** Imports an article for laws of news, and reads what a store has of it. */
import { Effect } from "effect"
import { type ImportOptions, type Locale } from "../../core/mod.ts"
import { NewsStore } from "../../core/ports.ts"
import { localesFrom } from "../../core/locale/Locale.ts"
import { companyOf } from "./look.ts"
import { take } from "./stores.ts"

/** A line with an article about one company, whose number at the source is the symbol. */
export const articleLine = (symbol: string, overrides: object = {}): string =>
  JSON.stringify({
    external_id: symbol,
    category: "earnings",
    priority: 2,
    published_at: "2024-10-08T00:10:00Z",
    symbols: [symbol],
    translations: { en: { title: "Record quarter" } },
    ...overrides
  })

export const article = (symbol: string, overrides: object = {}, options: Partial<ImportOptions> = {}) =>
  take("news", [articleLine(symbol, overrides)], options)

/** The articles about a company, newest first. */
export const newsOf = Effect.fnUntraced(function* (symbol: string, locale: Locale = "en") {
  const { company_id } = yield* companyOf(symbol)
  const store = yield* NewsStore
  return yield* store.ofCompany(company_id, 1000, localesFrom(locale), null)
})

/** The only article about a company, with its content; a defect where there is none or another. */
export const articleOf = Effect.fnUntraced(function* (symbol: string, locale: Locale = "en") {
  const [item, ...others] = yield* newsOf(symbol, locale)
  if (item === undefined || others.length > 0)
    return yield* Effect.die(new Error(`Not one article names ${symbol}`))
  const store = yield* NewsStore
  const detail = yield* store.detail(item.id, localesFrom(locale))
  const content = yield* store.content(item.id, localesFrom(locale))
  return { item, detail, content }
})

/** The locales of a company's only article, and its title in each: `["ko 잠정실적"]`. */
export const titlesOf = Effect.fnUntraced(function* (symbol: string) {
  const found = yield* Effect.forEach(["ko", "en", "ja", "zh"] as const, (locale) => newsOf(symbol, locale))
  return [...new Set(found.flat().map(({ locale, title }) => `${locale} ${title}`))]
})
