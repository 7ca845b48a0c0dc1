/**
 * The texts of an article by locale: `{"en": {"title": "…", "trigger": [{"topic": "…", "sentiment": "…"}]}, "ko": …}`.
 */
import { Predicate, Result } from "effect"
import { Locale } from "../../locale/Locale.ts"
import type { ArticleTranslation, Trigger } from "../../news/Article.ts"
import * as Field from "../../cells/Field.ts"

/** The text of an article in one locale, before the article has an id. */
export type ParsedTranslation = Omit<ArticleTranslation, "article_id">

/** The texts of one cell. */
export interface ParsedTranslations {
  /** One for each locale of the article, at least one, in the order of locales. */
  readonly texts: ReadonlyArray<ParsedTranslation>
  /** Unknown locales, which are left out. */
  readonly unknown: ReadonlyArray<string>
}

type Json = Readonly<Record<string, unknown>>
type Parsed<A> = Result.Result<A, string>

const kindOf = (value: unknown): string =>
  value === null
    ? "null"
    : Array.isArray(value)
      ? "an array"
      : Predicate.isObject(value)
        ? "an object"
        : `a ${typeof value}`

/** Long enough for a day's articles, or a page with its markup. */
const article = Field.withMost(500_000)
const maxTriggers = 100

/** A member of an object; null when empty. */
const textOf = (given: Json, name: string, field: Field.Field<string>): Parsed<string | null> => {
  const value = given[name] ?? ""
  if (typeof value !== "string") return Result.fail(`${name}: Expected text, got ${kindOf(value)}`)
  return value.trim() === ""
    ? Result.succeed(null)
    : Result.mapError(field.parse(value.trim()), (fault) => `${name}: ${fault}`)
}

const triggerOf = (value: unknown): Parsed<Trigger> =>
  Result.gen(function* () {
    const given = Predicate.isObject(value) ? value : {}
    const topic = yield* textOf(given, "topic", Field.text)
    const sentiment = yield* textOf(given, "sentiment", Field.text)
    return topic === null ? yield* Result.fail("topic is missing") : { topic, sentiment }
  })

const triggersOf = ({ trigger }: Json): Parsed<ReadonlyArray<Trigger> | null> => {
  if (trigger === undefined || trigger === null) return Result.succeed(null)
  if (!Array.isArray(trigger)) return Result.fail(`trigger: Expected an array, got ${kindOf(trigger)}`)
  if (trigger.length > maxTriggers)
    return Result.fail(`trigger: At most ${maxTriggers}, not ${trigger.length}`)
  return Result.mapError(Result.all(trigger.map(triggerOf)), (fault) => `trigger: ${fault}`)
}

/** Null when the locale has no texts. */
const translationOf = (locale: Locale, value: unknown): Parsed<ParsedTranslation | null> =>
  Result.gen(function* () {
    if (value === undefined || value === null) return null
    if (!Predicate.isObject(value)) return yield* Result.fail(`Expected an object, got ${kindOf(value)}`)
    const title = yield* textOf(value, "title", Field.text)
    const rest = {
      summary: yield* textOf(value, "summary", Field.longText),
      ai_angle: yield* textOf(value, "ai_angle", Field.longText),
      risk: yield* textOf(value, "risk", Field.longText),
      trigger: yield* triggersOf(value),
      full_content: yield* textOf(value, "full_content", article)
    }
    if (title !== null) return { locale, title, ...rest }
    return Object.values(rest).every((member) => member === null)
      ? null
      : yield* Result.fail("title is missing")
  })

const parse = (cell: string): Parsed<ParsedTranslations> =>
  Result.gen(function* () {
    const given = Field.jsonOf(cell)
    if (!Predicate.isObject(given))
      return yield* Result.fail("Expected a JSON object of translations by locale")
    const texts: Array<ParsedTranslation> = []
    for (const locale of Locale.literals) {
      const member = Object.hasOwn(given, locale) ? given[locale] : undefined
      const found = yield* Result.mapError(translationOf(locale, member), (fault) => `${locale}: ${fault}`)
      if (found !== null) texts.push(found)
    }
    const unknown = Object.keys(given).filter((name) => !Locale.literals.includes(name as Locale))
    if (texts.length > 0) return { texts, unknown }
    return yield* Result.fail(`Expected a title in one of ${Locale.literals.join(", ")}`)
  })

/** A JSON object by locale; at least one locale has to be known and have a title. */
export const translations: Field.Field<ParsedTranslations> = { parse, required: true }
