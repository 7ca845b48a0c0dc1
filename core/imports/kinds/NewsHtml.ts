/** The texts of an article with their HTML made harmless. */
import { Result } from "effect"
import type { ContentType } from "../../news/Article.ts"
import type { SanitiserService } from "../../news/Sanitiser.ts"
import type { ToldTranslation } from "./NewsTranslations.ts"

type Texts = ReadonlyArray<ToldTranslation>

const harmless = (
  text: ToldTranslation,
  { html }: SanitiserService
): Result.Result<ToldTranslation, string> =>
  text.full_content === null
    ? Result.succeed(text)
    : Result.mapBoth(html(text.full_content), {
        onSuccess: (kept) => ({ ...text, full_content: kept.trim() === "" ? null : kept }),
        onFailure: (fault) => `${text.locale}: full_content: ${fault}`
      })

/** Full contents are HTML or text, as their type says; every other text is plain. */
export const harmlessTexts = (
  texts: Texts,
  type: ContentType,
  sanitiser: SanitiserService
): Result.Result<Texts, string> =>
  type === "text/html" ? Result.all(texts.map((text) => harmless(text, sanitiser))) : Result.succeed(texts)

/** Whether something was left out or written otherwise. */
export const isRewritten = (given: Texts, kept: Texts): boolean =>
  kept.some(({ full_content }, i) => full_content !== given[i]?.full_content)
