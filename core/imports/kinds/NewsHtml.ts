/** Sanitises the HTML of an article's texts. */
import { Result } from "effect"
import type { ContentType } from "../../news/Article.ts"
import type { SanitiserService } from "../../news/Sanitiser.ts"
import type { ParsedTranslation } from "./NewsTranslations.ts"

type Texts = ReadonlyArray<ParsedTranslation>

const harmless = (
  text: ParsedTranslation,
  { html }: SanitiserService
): Result.Result<ParsedTranslation, string> =>
  text.full_content === null
    ? Result.succeed(text)
    : Result.mapBoth(html(text.full_content), {
        onSuccess: (safe) => ({ ...text, full_content: safe.trim() === "" ? null : safe }),
        onFailure: (fault) => `${text.locale}: full_content: ${fault}`
      })

/** Sanitises full contents that are HTML by their type; every other text is plain. */
export const harmlessTexts = (
  texts: Texts,
  type: ContentType,
  sanitiser: SanitiserService
): Result.Result<Texts, string> =>
  type === "text/html" ? Result.all(texts.map((text) => harmless(text, sanitiser))) : Result.succeed(texts)

/** Whether sanitising changed anything. */
export const isRewritten = (given: Texts, safe: Texts): boolean =>
  safe.some(({ full_content }, i) => full_content !== given[i]?.full_content)
