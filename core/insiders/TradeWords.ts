/** Words for insiders' transactions: Korean as substrings, English as whole words, in lower case. */

const words = (korean: string, english: string): RegExp => new RegExp(`${korean}|\\b(?:${english})\\b`)

/** Words for a trade in which shares are sold. */
export const saleWords = words("매도|매각|매출", "sales?|sells?|selling|sold")

/** Excludes tender offers, which have two sides, and buy-backs, which are the company's. */
export const purchaseWords = words(
  "(?<!공개)매수|매입",
  "purchase[sd]?|purchasing|buys?(?![ -]?back)|buying(?![ -]?back)|bought(?![ -]?back)"
)

/** Words for a trade without its side: `시간외매매`, `Block trade`. */
export const tradeWords = words(
  "매매|공개매수|장내|장외|시간외|블록딜",
  "trades?|traded|(?<!non[ -])(?:open|public)[ -]market"
)

/** Words for the side of such a trade. */
export const acquisitionWords = words("취득", "acquire[sd]?|acquiring|acquisitions?")

/** Words for the side of such a trade that gives shares away. */
export const disposalWords = words("처분", "dispose[sd]?|disposing|disposals?|dispositions?")

/**
 * Names that contain a word for a trade without being one: `주식매수선택권`, `Option (right to buy)`, `Stock Purchase Plan`.
 */
export const namesOfNoTrade = new RegExp(
  words(
    "매[수도] ?(?:선택권|청구|권)|매매 ?계약",
    "purchase (?:plan|program)|(?:right|option|warrant|obligation|agreement) to (?:buy|purchase|sell)"
  ),
  "g"
)

/** Words for trades that were cancelled, are proposed or negated, and for returns to the issuer, SEC's code D. */
export const noTradeWords = words(
  "취소|철회|아님|청약|응모|매[수도매] ?(?:예정|계획)",
  "cancell?ed|cancell?ation|rescinded|rescission|proposed|to the (?:issuer|company)|to issuer|" +
    "(?:no|not|non)[ -](?:an? |any )?(?:open[ -]market )?(?:purchased?|buy|bought|sales?|sell|sold|trade)"
)

/** Words for acquisitions and disposals other than purchases and sales on the insider's own account. */
export const otherReasons = words(
  "증여|수증|상속|부여|상여|배당|우리사주|행사|선택권|옵션|전환|교환|신주|증자|담보|대물변제",
  "exercise[sd]?|exercising|options?|warrants?|grants?|granted|awards?|awarded|gifts?|gifted|donat(?:ed|ions?)|" +
    "convert(?:s|ed)?|conversions?|dividends?|reinvest(?:ed|ments?)|drip|espp|purchase (?:plan|program)"
)
