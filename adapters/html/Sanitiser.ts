/** `Sanitiser` by sanitize-html: everything not on its allowlists is removed. */
import { Layer, Result } from "effect"
import sanitize from "sanitize-html"
import { Sanitiser } from "../../core/mod.ts"
import { webAddress } from "../../core/ports.ts"

const allowedTags =
  "p br div h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code strong em a table caption thead tbody tfoot tr th td".split(
    " "
  )

/** Elements removed with their content, which browsers parse by special rules. */
const droppedWhole =
  "script style textarea option xmp noscript template title svg math iframe noembed noframes plaintext object head".split(
    " "
  )

/** As deep as browsers nest. The parser's time grows with the depth, so unbounded depth would be unbounded time. */
const deepest = 512

/** The longest HTML, in characters, which takes some fifty times its length while it is sanitised. */
const maxLength = 4_000_000

class TooDeep extends Error {}

const link: sanitize.Transformer = (tagName, { href: given }) => {
  const href = given === undefined ? null : (webAddress(given)?.href ?? null)
  const attribs: sanitize.Attributes = href === null ? {} : { href, rel: "noopener noreferrer nofollow" }
  return { tagName, attribs }
}

const isSpan = (text: string | undefined): boolean => /^[1-9]\d{0,2}$/.test(text ?? "")

const cell: sanitize.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(
    ["colspan", "rowspan"].flatMap((name) => (isSpan(attribs[name]) ? [[name, attribs[name] ?? ""]] : []))
  )
})

const clean = (html: string): string => {
  let depth = 0
  return sanitize(html, {
    allowedTags,
    allowedAttributes: { a: ["href", "rel"], th: ["colspan", "rowspan"], td: ["colspan", "rowspan"] },
    allowedSchemes: ["http", "https"],
    allowProtocolRelative: false,
    nonTextTags: droppedWhole,
    transformTags: { a: link, th: cell, td: cell, b: "strong", i: "em" },
    onOpenTag: () => {
      if (++depth > deepest) throw new TooDeep()
    },
    onCloseTag: () => {
      depth--
    }
  })
}

const html = (given: string): Result.Result<string, string> =>
  given.length > maxLength
    ? Result.fail(`HTML of ${given.length} characters is longer than ${maxLength}`)
    : Result.try({
        try: () => clean(given),
        catch: (error) => {
          if (error instanceof TooDeep) return `Elements are nested deeper than ${deepest}`
          throw error
        }
      })

export const layer: Layer.Layer<never> = Layer.succeed(Sanitiser, { html })
