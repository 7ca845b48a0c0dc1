/**
 * The wording of a sector's figures in each language. None depends on the pronunciation of a name or figure: Korean
 * particles that vary follow fixed nouns only.
 */
import type { Locale } from "../locale/Locale.ts"

/** A company's rank by price-earnings ratio in its sector, lowest first, in formatted figures. */
interface Standing {
  readonly name: string
  readonly pe: string
  readonly median: string
  readonly rank: string
  readonly of: string
}

/** Parts of the sentence, with formatted figures. */
export interface Wording {
  readonly companies: (sector: string, formatted: string, count: number) => string
  readonly total: (market_cap: string) => string
  /** Follows the total. */
  readonly weight: (percent: string) => string
  readonly month: (percent: string) => string
  readonly year: (percent: string) => string
  /** The returns of the month, the year, or both. */
  readonly returns: (each: ReadonlyArray<string>) => string
  readonly standing: (standing: Standing) => string
  /** The sentence of one clause or more, with the company's standing if known. */
  readonly sentence: (clauses: ReadonlyArray<string>, standing: string | null) => string
  /** The sentence for a company whose sector is unknown. */
  readonly unknown: (name: string) => string
}

const withLast = (clauses: ReadonlyArray<string>, last: string | null): ReadonlyArray<string> =>
  last === null ? clauses : [...clauses, last]

/** Clauses and sentences of each language, made of figures that are formatted for it. */
export const wordings: Readonly<Record<Locale, Wording>> = {
  en: {
    companies: (sector, formatted, count) =>
      `The ${sector} sector has ${formatted} ${count === 1 ? "company" : "companies"}`,
    total: (market_cap) => `a combined market cap of ${market_cap}`,
    weight: (percent) => ` (${percent} of the market)`,
    month: (percent) => `${percent} over one month`,
    year: (percent) => `${percent} over one year`,
    returns: (each) => `a market-cap-weighted return of ${each.join(" and ")}`,
    standing: ({ name, pe, median, rank, of }) =>
      `at a P/E of ${pe} against a median of ${median}, ${name} ranks ${rank} of ${of}, lowest first`,
    sentence: (clauses, standing) =>
      `${withLast([new Intl.ListFormat("en").format(clauses)], standing).join("; ")}.`,
    unknown: (name) => `The sector of ${name} is not known.`
  },
  ko: {
    companies: (sector, formatted) => `${sector} 섹터의 기업 수는 ${formatted}개`,
    total: (market_cap) => `시가총액 합계는 ${market_cap}`,
    weight: (percent) => `(시장의 ${percent})`,
    month: (percent) => `1개월 ${percent}`,
    year: (percent) => `1년 ${percent}`,
    returns: (each) => `시가총액 가중 수익률은 ${each.join(", ")}`,
    standing: ({ name, pe, median, rank, of }) =>
      `${name}의 PER은 ${pe}배(낮은 순으로 ${of}개 중 ${rank}위, 중앙값 ${median}배)`,
    sentence: (clauses, standing) => `${withLast([clauses.join("이고, ")], standing).join("이며, ")}입니다.`,
    unknown: (name) => `${name}의 섹터 정보가 없습니다.`
  },
  ja: {
    companies: (sector, formatted) => `${sector}セクターの企業数は${formatted}社`,
    total: (market_cap) => `時価総額の合計は${market_cap}`,
    weight: (percent) => `（市場全体の${percent}）`,
    month: (percent) => `1か月で${percent}`,
    year: (percent) => `1年で${percent}`,
    returns: (each) => `時価総額加重の騰落率は${each.join("、")}`,
    standing: ({ name, pe, median, rank, of }) =>
      `${name}のPERは${pe}倍（低い順で${of}社中${rank}位、中央値${median}倍）`,
    sentence: (clauses, standing) => `${withLast(clauses, standing).join("、")}です。`,
    unknown: (name) => `${name}のセクターは不明です。`
  },
  zh: {
    companies: (sector, formatted) => `${sector}板块共有${formatted}家公司`,
    total: (market_cap) => `总市值为${market_cap}`,
    weight: (percent) => `（占全市场的${percent}）`,
    month: (percent) => `近一个月为${percent}`,
    year: (percent) => `近一年为${percent}`,
    returns: (each) => `市值加权涨跌幅${each.join("、")}`,
    standing: ({ name, pe, median, rank, of }) =>
      `${name}的市盈率为${pe}倍（在${of}家公司中由低到高排名第${rank}位，中位数为${median}倍）`,
    sentence: (clauses, standing) => `${withLast(clauses, standing).join("，")}。`,
    unknown: (name) => `${name}所属板块未知。`
  }
}
