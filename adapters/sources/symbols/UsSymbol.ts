/**
 * Tickers of American exchanges in the notation of the SEC and Yahoo, so that a security has one symbol in every
 * source: the class of a share, the series of a preferred share, or a word for another security after a hyphen.
 */

/** What follows the point in the exchanges' own notation (CQS), where it isn't the class of a share. */
const others: Readonly<Record<string, string>> = {
  U: "UN",
  UN: "UN",
  W: "WT",
  WS: "WT",
  WT: "WT",
  R: "RI",
  RT: "RI"
}

/** Preferred shares: `ABR$D` (Nasdaq Trader), `ABR^D` (nasdaq.com), `ABR PR D` (CTA), `ABR$` without series. */
const preferred = /^([A-Z]+)(?:[$^]| PR[ -]?)([A-Z]{0,2})$/

/** A class of shares or another security: `BRK.B`, `BRK/B`, `ACHR.W`, `GIGGU` has none. */
const dotted = /^([A-Z]+)[./]([A-Z]{1,2})(?:\.([A-Z]))?$/

/**
 * `BRK.B` and `BRK/B` are `BRK-B`, `ABR$D` is `ABR-PD`, `X.WS.A` is `X-WTA`, `X.U` is `X-UN`; any other text is returned
 * in upper case.
 */
export const usSymbol = (text: string): string => {
  const symbol = text.trim().toUpperCase()
  const share = preferred.exec(symbol)
  if (share !== null) return `${share[1]}-P${share[2]}`
  const other = dotted.exec(symbol)
  if (other === null) return symbol
  const [, base, word = "", series = ""] = other
  return `${base}-${others[word] ?? word}${series}`
}
