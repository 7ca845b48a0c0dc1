/** Words for what insiders did with their shares: Korean within words, English as whole words, in lower case. */

const words = (korean: string, english: string): RegExp => new RegExp(`${korean}|\\b(?:${english})\\b`)

export const saleWords = words("매도|매각|매출", "sales?|sells?|selling|sold")

/** Without a tender offer, which has two sides, and a buy-back, which is the company's. */
export const purchaseWords = words(
  "(?<!공개)매수|매입",
  "purchase[sd]?|purchasing|buys?(?![ -]?back)|buying(?![ -]?back)|bought(?![ -]?back)"
)

/** A trade of which these words alone don't tell the side: `시간외매매`, `Block trade`. */
export const tradeWords = words(
  "매매|공개매수|장내|장외|시간외|블록딜",
  "trades?|traded|(?<!non[ -])(?:open|public)[ -]market"
)

/** The side of such a trade. */
export const acquisitionWords = words("취득", "acquire[sd]?|acquiring|acquisitions?")
export const disposalWords = words("처분", "dispose[sd]?|disposing|disposals?|dispositions?")

/** Names that hold a word for a trade and are none: `주식매수선택권`, `Option (right to buy)`, `Stock Purchase Plan`. */
export const namesOfNoTrade = new RegExp(
  words(
    "매[수도] ?(?:선택권|청구|권)|매매 ?계약",
    "purchase (?:plan|program)|(?:right|option|warrant|obligation|agreement) to (?:buy|purchase|sell)"
  ),
  "g"
)

/** What was called off, isn't done yet or was never one, and what went back to the issuer, which is SEC's code D. */
export const noTradeWords = words(
  "취소|철회|아님|청약|응모|매[수도매] ?(?:예정|계획)",
  "cancell?ed|cancell?ation|rescinded|rescission|proposed|to the (?:issuer|company)|to issuer|" +
    "(?:no|not|non)[ -](?:an? |any )?(?:open[ -]market )?(?:purchased?|buy|bought|sales?|sell|sold|trade)"
)

/** How shares come to an insider, or leave, without a purchase or sale of the insider's own. */
export const otherReasons = words(
  "증여|수증|상속|부여|상여|배당|우리사주|행사|선택권|옵션|전환|교환|신주|증자|담보|대물변제",
  "exercise[sd]?|exercising|options?|warrants?|grants?|granted|awards?|awarded|gifts?|gifted|donat(?:ed|ions?)|" +
    "convert(?:s|ed)?|conversions?|dividends?|reinvest(?:ed|ments?)|drip|espp|purchase (?:plan|program)"
)
