/** What a server that doesn't answer with data says, in a sentence. */

/** How many bytes of such an answer are read. */
export const maxRefusalBytes = 16 * 1024

const maxQuoteLength = 200

/** The title of a page, or the text's beginning, on one line; empty for what isn't text. */
const quoteOf = (text: string): string => {
  const title = /<title[^>]*>([^<]*)</i.exec(text)?.[1]
  const words = (title ?? text.replace(/<(?:style|script)[\s\S]*?<\/(?:style|script)>|<[^>]*>/gi, " "))
    // Control characters would change the terminal that prints them.
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
  if (words.includes("\uFFFD")) return ""
  return words.length > maxQuoteLength ? `${words.slice(0, maxQuoteLength)}…` : words
}

/**
 * sec.gov's pages for requests beyond its limits or without a declared sender.
 * See https://www.sec.gov/os/accessing-edgar-data.
 */
const overRate = /request rate threshold exceeded|undeclared automated tool/i

/**
 * Amazon S3's answer for an object that doesn't exist, where listing isn't allowed: sec.gov gives it for the index of a
 * day without filings. See https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html.
 */
export const isMissingObject = (status: number, text: string): boolean =>
  status === 403 && /<Code>(?:AccessDenied|NoSuchKey)<\/Code>/.test(text)

/** A sentence without its full stop. */
export const refusalOf = (status: number, text: string): string => {
  const quote = quoteOf(text)
  const said = `HTTP ${status}${quote === "" ? "" : `: "${quote}"`}`
  if (status === 403 && overRate.test(text)) {
    return (
      `${said}. The server refuses requests beyond its limits, and those whose User-Agent names no contact: ` +
      "set FINDATA_CONTACT to your e-mail address, and wait ten minutes"
    )
  }
  if (status === 401) return `${said}. The server requires credentials, or refuses the given ones`
  return said
}
