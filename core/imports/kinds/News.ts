/** Imports news articles, each in the languages of its row, about the companies it names. */
import { Clock, Effect, Result } from "effect"
import { Digest } from "effect/crypto"
import type { QualifiedSymbol } from "../../codes/Symbol.ts"
import { Article, ContentType, NewsCategory } from "../../news/Article.ts"
import { instantOf } from "../../time/Instant.ts"
import * as Field from "../../cells/Field.ts"
import { type Breach, type ImportContext, defineKind, type KindDefinition } from "../Intake.ts"
import { sourceOf } from "../ImportOptions.ts"
import { listed } from "../listed.ts"
import { numbering } from "../subjects/Numbering.ts"
import type { Row } from "../cells/Row.ts"
import { symbols } from "./NewsSymbols.ts"
import { harmlessTexts, isRewritten } from "./NewsHtml.ts"
import {
  articleRecord,
  companyRecords,
  canonicalText,
  type ParsedArticle,
  translationRecords
} from "./NewsRecords.ts"
import { newsSubjects } from "./NewsSubjects.ts"
import { translations } from "./NewsTranslations.ts"

const { optional } = Field

const fields = {
  external_id: Field.text,
  category: Field.oneOf(NewsCategory.literals),
  priority: Field.integer,
  published_at: Field.instant,
  translations,
  source_url: optional(Field.url),
  symbols: optional(symbols),
  content_type: optional(Field.oneOf(ContentType.literals))
}

type NewsRow = Row<typeof fields>

const breach = ({ priority }: NewsRow): Breach | null =>
  priority < 1 || priority > 3
    ? ["priority", `Expected 1 (high), 2 (medium) or 3 (low), got ${priority}`]
    : null

const open = Effect.fnUntraced(function* (context: ImportContext) {
  const { options, problems, run_id, sanitiser, sink } = context
  const subject = yield* newsSubjects(context)
  const numbers = numbering(context, "article")
  const digest = yield* Effect.provide(Digest.Digest, Digest.layerWebCrypto)
  const created_at = instantOf(yield* Clock.currentTimeMillis)
  const source = sourceOf(options)
  /** The articles of the file so far, by external_id. */
  const seen = new Map<string, Pick<ParsedArticle, "line" | "digest">>()
  const unknownLocales = new Set<string>()
  let repeated = 0
  let normalised = 0

  const symbolsOf = (row: NewsRow): ReadonlyArray<QualifiedSymbol> =>
    row.symbols ?? (options.symbol === null ? [] : [{ symbol: options.symbol, exchange: null, day: null }])

  const read = Effect.fnUntraced(function* (
    row: NewsRow,
    content_type: ContentType,
    texts: ParsedArticle["texts"]
  ) {
    const { category, external_id, line, priority, published_at, source_url } = row
    const found = yield* subject.find(line, symbolsOf(row), published_at.slice(0, 10))
    const content = {
      article: { external_id, category, priority, source_url, published_at, content_type },
      texts,
      company_ids: [...new Set(found)].toSorted((a, b) => a - b)
    }
    const bytes = new TextEncoder().encode(canonicalText(content))
    return { ...content, line, digest: yield* digest.digestHex(Digest.sha256, bytes) }
  })

  /** Whether an earlier line had the article; a line with the same external_id and other content is refused. */
  const isRepeated = ({ article, digest, line }: ParsedArticle): boolean => {
    const { external_id } = article
    const first = seen.get(external_id)
    if (first === undefined) seen.set(external_id, { line, digest })
    else if (first.digest === digest) repeated++
    else problems.refuse(line, null, `The same as line ${first.line} with other values`)
    return first !== undefined
  }

  const lawful = Effect.fnUntraced(function* (rows: ReadonlyArray<NewsRow>) {
    const articles: Array<ParsedArticle> = []
    for (const row of rows) {
      const content_type = row.content_type ?? "text/html"
      const { texts, unknown } = row.translations
      const safe = harmlessTexts(texts, content_type, sanitiser)
      if (Result.isFailure(safe)) problems.refuse(row.line, "translations", safe.failure)
      else {
        for (const name of unknown) unknownLocales.add(name)
        const parsed = yield* read(row, content_type, safe.success)
        if (isRepeated(parsed)) continue
        articles.push(parsed)
        if (isRewritten(texts, safe.success)) normalised++
      }
    }
    return articles
  })

  const accept = Effect.fnUntraced(function* (rows: ReadonlyArray<NewsRow>) {
    const articles = yield* lawful(rows)
    const ids = yield* numbers.ids(articles.map(({ article }) => article.external_id))
    const numbered = articles.map((parsed, i) => [parsed, ids[i] as number] as const)
    yield* sink.stage(
      "article",
      numbered.map(([parsed, article_id]) => articleRecord(parsed, { article_id, source, created_at }))
    )
    yield* sink.stage(
      "article_translation",
      numbered.flatMap(([parsed, article_id]) => translationRecords(parsed, article_id))
    )
    yield* sink.stage(
      "article_company",
      numbered.flatMap(([parsed, article_id]) => companyRecords(parsed, article_id))
    )
  })

  const close = Effect.gen(function* () {
    yield* numbers.giveBack
    yield* subject.merge
    yield* sink.merge("article_translation", run_id)
    yield* sink.merge("article_company", run_id)
    const merged = yield* sink.merge("article", run_id)
    const left = unknownLocales.size === 0 ? [] : [`Left out, unknown locales: ${listed(unknownLocales)}`]
    const notes = [...subject.notes(), ...left]
    return {
      ...merged,
      unchanged: merged.unchanged + repeated,
      normalised,
      created_companies: subject.created(),
      notes
    }
  })
  return { accept, close }
})

/** The kind `news`. An article is replaced as a whole, found again by its `external_id` within its source. */
export const news: KindDefinition = defineKind(Article, {
  fields,
  past: ["published_at"],
  breach,
  open
})
