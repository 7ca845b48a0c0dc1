/** The eleven sectors that companies of all sources are in, with their names in each language. */
import type { Locale } from "../locale/Locale.ts"

/**
 * The names of sectors in each language, by the stored one. They are the widest common list of data vendors, by which
 * files of operators and requests name them already.
 */
const names = {
  "Basic Materials": { en: "Basic Materials", ko: "소재", ja: "素材", zh: "原材料" },
  "Communication Services": {
    en: "Communication Services",
    ko: "커뮤니케이션 서비스",
    ja: "コミュニケーション・サービス",
    zh: "通信服务"
  },
  "Consumer Cyclical": { en: "Consumer Cyclical", ko: "경기소비재", ja: "一般消費財", zh: "可选消费" },
  "Consumer Defensive": { en: "Consumer Defensive", ko: "필수소비재", ja: "生活必需品", zh: "必需消费" },
  Energy: { en: "Energy", ko: "에너지", ja: "エネルギー", zh: "能源" },
  "Financial Services": { en: "Financial Services", ko: "금융", ja: "金融", zh: "金融" },
  Healthcare: { en: "Healthcare", ko: "헬스케어", ja: "ヘルスケア", zh: "医疗保健" },
  Industrials: { en: "Industrials", ko: "산업재", ja: "資本財・サービス", zh: "工业" },
  "Real Estate": { en: "Real Estate", ko: "부동산", ja: "不動産", zh: "房地产" },
  Technology: { en: "Technology", ko: "정보기술", ja: "情報技術", zh: "信息技术" },
  Utilities: { en: "Utilities", ko: "유틸리티", ja: "公益事業", zh: "公用事业" }
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>

/** One of the eleven sectors, by its stored name. */
export type Sector = keyof typeof names

const byLowerCase = new Map<string, Readonly<Record<Locale, string>>>(
  Object.entries(names).map(([name, texts]) => [name.toLowerCase(), texts])
)

/** The name of a sector in addresses: its letters and digits in lower case, joined by hyphens; without any the name itself. */
export const sectorSlug = (sector: string): string => {
  const name = sector.toLowerCase()
  return name.match(/[\p{L}\p{M}\p{N}]+/gu)?.join("-") ?? name
}

/** The name of a stored sector in a language; one that is none of the eleven, an operator's own, as it is. */
export const sectorText = (sector: string, locale: Locale): string =>
  byLowerCase.get(sector.toLowerCase())?.[locale] ?? sector
