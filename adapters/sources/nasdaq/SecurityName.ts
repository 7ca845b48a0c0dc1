/** Divides the names of Nasdaq's symbol directory, `Apple Inc. - Common Stock`, into issuer and kind of security. */

export interface SecurityName {
  readonly name: string
  /** Null where the text doesn't say it unmistakably. */
  readonly stock_type: string | null
  /** Ordinary shares that a depositary receipt represents; null for other securities, and where it isn't stated. */
  readonly shares_per_receipt: number | null
}

/** After it come the terms of a unit, a warrant or a right, which name other securities. */
const terms = String.raw`(?:,? (?:each|to|exercisable|expiring|consisting|entitling)\b.*| \([^()]*\))?$`

/** The first that matches counts: terms of warrants and units name common stock. */
const kinds: ReadonlyArray<readonly [RegExp, string]> = [
  [new RegExp(`\\bunits?${terms}`, "i"), "Unit"],
  [new RegExp(`\\bwarrants?${terms}`, "i"), "Warrant"],
  [new RegExp(`\\b(?:subscription )?rights?${terms}`, "i"), "Right"],
  [/\b(?:exchange[- ]traded notes?|etns?)\b/i, "ETN"],
  [/\bdepositary\b.*\b(?:preferred|preference)\b/i, "Preferred Stock"],
  [/\bamerican depositary (?:shares?|receipts?)\b|\bADS(?:s|\b)|\bADRs?\b/i, "ADR"],
  [/\b(?:global|new york registry) depositary (?:shares?|receipts?)\b/i, "GDR"],
  [/\b(?:preferred|preference) (?:stock|shares?|securities)\b(?! fund)/i, "Preferred Stock"],
  [/\b(?:notes?|debentures?|bonds?) due\b/i, "Notes"],
  [
    /\b(?:common|ordinary|capital) (?:stock|shares?)(?: of beneficial interest)?(?:,? (?:\$|par value|no par value).*)?(?: \([^()]*\))?$/i,
    "Common Stock"
  ]
]

/** Units of a partnership are its shares. */
const partnership = /\b(?:common|limited partner(?:ship)?|beneficial interest) units?\b/i

const typeOf = (text: string): string | null =>
  partnership.test(text) ? "Common Units" : (kinds.find(([shape]) => shape.test(text))?.[1] ?? null)

const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

const represented =
  /\brepresent(?:s|ing) (?:an? |the right to receive )?(\d+(?:\.\d+)?|[a-z]+)(?: \(\d+\))? (.*)$/i

/** `each representing eight Ordinary Shares` is 8; a fraction, or an interest, isn't read. */
const receiptOf = (text: string): number | null => {
  const [, count = "", what = ""] = represented.exec(text) ?? []
  if (!/^(?:class [a-z] )?(?:ordinary|common|[a-z]+ shares?\b|shares?\b)/i.test(what)) return null
  const number = /^\d/.test(count) ? Number(count) : words.indexOf(count.toLowerCase()) + 1
  return number > 0 ? number : null
}

/** Where the name of the issuer ends and its shares are named; Nasdaq's own securities have a hyphen there. */
const tail =
  /,? (?:class [a-z] |series [a-z] )?(?:american depositary|common (?:stock|shares?|units?)|ordinary shares?|capital (?:stock|shares?))\b.*$/i

const shares = new Set(["Common Stock", "Common Units", "ADR"])

/** `security` is the name in the directory. Names of other securities than shares stay whole: they name the series. */
export const securityName = (security: string, isFund: boolean): SecurityName => {
  const text = security.trim().replace(/\s+/g, " ")
  if (isFund) return { name: text, stock_type: "ETF", shares_per_receipt: null }
  const hyphen = text.lastIndexOf(" - ")
  const described = hyphen > 0 ? text.slice(hyphen + 3) : text
  const stock_type = typeOf(described)
  const shares_per_receipt = stock_type === "ADR" ? receiptOf(described) : null
  if (stock_type === null || !shares.has(stock_type)) return { name: text, stock_type, shares_per_receipt }
  const name = hyphen > 0 ? text.slice(0, hyphen) : text.replace(tail, "")
  return { name: name.trim() || text, stock_type, shares_per_receipt }
}
