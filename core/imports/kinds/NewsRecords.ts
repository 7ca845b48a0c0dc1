/** The records of an article: what it says in every language, in each, and whom it names. */
import type { Article } from "../../news/Article.ts"
import type { Staged } from "../../records/Records.ts"
import type { ToldTranslation } from "./NewsTranslations.ts"

/** An article as a line of a file tells it. */
export interface ToldArticle {
  readonly line: number
  readonly article: Omit<Article, "article_id" | "source" | "created_at" | "digest">
  readonly texts: ReadonlyArray<ToldTranslation>
  /** Each once, in their order. */
  readonly company_ids: ReadonlyArray<number>
  readonly digest: string
}

/** All that is told of an article, as text. */
export const tellingOf = ({ article, company_ids, texts }: Omit<ToldArticle, "line" | "digest">): string =>
  JSON.stringify([
    article.category,
    article.priority,
    article.published_at,
    article.source_url,
    article.content_type,
    texts,
    company_ids
  ])

export const articleRecord = (
  { article, digest, line }: ToldArticle,
  known: Pick<Article, "article_id" | "source" | "created_at">
): Staged<"article"> => ({ ...article, ...known, digest, line })

export const translationRecords = (
  { line, texts }: ToldArticle,
  article_id: number
): ReadonlyArray<Staged<"article_translation">> => texts.map((text) => ({ ...text, line, article_id }))

export const companyRecords = (
  { company_ids, line }: ToldArticle,
  article_id: number
): ReadonlyArray<Staged<"article_company">> =>
  company_ids.map((company_id) => ({ line, article_id, company_id }))
