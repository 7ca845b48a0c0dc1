/** The records of an article: the article, its translations, and the companies it names. */
import type { Article } from "../../news/Article.ts"
import type { Staged } from "../../tables/Records.ts"
import type { ParsedTranslation } from "./NewsTranslations.ts"

/** An article parsed from a line of a file. */
export interface ParsedArticle {
  readonly line: number
  readonly article: Omit<Article, "article_id" | "source" | "created_at" | "digest">
  readonly texts: ReadonlyArray<ParsedTranslation>
  /** Without duplicates, sorted. */
  readonly company_ids: ReadonlyArray<number>
  readonly digest: string
}

/** The content of an article as canonical text, for its digest. */
export const canonicalText = ({
  article,
  company_ids,
  texts
}: Omit<ParsedArticle, "line" | "digest">): string =>
  JSON.stringify([
    article.category,
    article.priority,
    article.published_at,
    article.source_url,
    article.content_type,
    texts,
    company_ids
  ])

/** The article to be staged, with the id and the instant of creation that it has in the store. */
export const articleRecord = (
  { article, digest, line }: ParsedArticle,
  known: Pick<Article, "article_id" | "source" | "created_at">
): Staged<"article"> => ({ ...article, ...known, digest, line })

/** One record for each locale of the article. */
export const translationRecords = (
  { line, texts }: ParsedArticle,
  article_id: number
): ReadonlyArray<Staged<"article_translation">> => texts.map((text) => ({ ...text, line, article_id }))

/** One record for each company that the article is about. */
export const companyRecords = (
  { company_ids, line }: ParsedArticle,
  article_id: number
): ReadonlyArray<Staged<"article_company">> =>
  company_ids.map((company_id) => ({ line, article_id, company_id }))
