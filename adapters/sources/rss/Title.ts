/** The titles of items as plain text, and their language. */
import { Locale } from "../../../core/mod.ts"
import { decodeReferences } from "../content/References.ts"
import { type Element, isElement, type Text, textIn } from "./Element.ts"

/** Without control characters and with single spaces. */
export const collapsed = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\ufeff]+/gu, " ")
    .toWellFormed()
    .trim()

/** The text of HTML: without tags, comments, and what scripts and styles contain. */
const textOfHtml = (html: string): string =>
  decodeReferences(
    html
      .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi, " ")
      .replace(/<!--[^<>]*-->/g, " ")
      .replace(/<\/?(?:br|p|div|li|h[1-6])\b[^<>]*>/gi, " ")
      .replace(/<\/?[a-z][^<>]*>/gi, ""),
    true
  )

/** The title of an item of RSS: text, in a CDATA section HTML. */
export const rssTitle = (title: Element): string =>
  collapsed(
    title.children
      .map((child: Element | Text) =>
        isElement(child) ? textIn(child) : child.isCdata ? textOfHtml(child.text) : child.text
      )
      .join("")
  )

/** The title of an Atom entry by its `type`: text, HTML as text, or XHTML elements. */
export const atomTitle = (title: Element): string => {
  const text = textIn(title)
  return collapsed(title.attributes.get("type")?.toLowerCase() === "html" ? textOfHtml(text) : text)
}

/** The language that the letters of a text show: Korean, Japanese, Chinese, else English. */
const localeOfScript = (text: string): Locale =>
  /\p{Script=Hangul}/u.test(text)
    ? "ko"
    : /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
      ? "ja"
      : /\p{Script=Han}/u.test(text)
        ? "zh"
        : "en"

const isLocale = (text: string): text is Locale => (Locale.literals as ReadonlyArray<string>).includes(text)

/**
 * The language of a title: the one that its feed states, as a tag such as `zh-TW`; where it states none, the one that
 * its letters show. Null for another language than those of news.
 */
export const localeOf = (title: string, stated: string | null): Locale | null => {
  const primary = /^([a-z]{2,3})(?:[-_][\w-]*)?$/i.exec(stated?.trim() ?? "")?.[1]?.toLowerCase()
  if (primary === undefined) return localeOfScript(title)
  return isLocale(primary) ? primary : null
}
