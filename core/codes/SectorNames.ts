/** Which of the eleven sectors the names and codes of sources mean. Each table states where its names come from. */
import type { Sector } from "./Sector.ts"

type Names = Readonly<Record<string, Sector | null>>

/** As most vendors of market data and FinanceDatabase's lists before 2023 name them. */
const vendors: Names = {
  "Basic Materials": "Basic Materials",
  "Communication Services": "Communication Services",
  "Consumer Cyclical": "Consumer Cyclical",
  "Consumer Defensive": "Consumer Defensive",
  Energy: "Energy",
  Financial: "Financial Services",
  "Financial Services": "Financial Services",
  Healthcare: "Healthcare",
  "Industrial Goods": "Industrials",
  Industrials: "Industrials",
  "Real Estate": "Real Estate",
  Technology: "Technology",
  Utilities: "Utilities"
}

/**
 * As the list of the S&P 500 (github.com/datasets/s-and-p-500-companies) and FinanceDatabase since 2023
 * (github.com/JerBouma/FinanceDatabase) name them, and as they were named there before 2018.
 */
const indices: Names = {
  "Communication Services": "Communication Services",
  "Consumer Discretionary": "Consumer Cyclical",
  "Consumer Staples": "Consumer Defensive",
  Energy: "Energy",
  Financials: "Financial Services",
  "Health Care": "Healthcare",
  Industrials: "Industrials",
  "Information Technology": "Technology",
  Materials: "Basic Materials",
  "Real Estate": "Real Estate",
  "Telecommunication Services": "Communication Services",
  Utilities: "Utilities"
}

/**
 * KRX's industries of KOSPI and KOSDAQ (업종명 of data.krx.co.kr, statistics 업종분류 현황), to 2024 and since. Most are narrower
 * than a sector; one that has no majority in any, such as services of all kinds, is none.
 */
const krx: Names = {
  광업: "Basic Materials",
  금속: "Basic Materials",
  비금속: "Basic Materials",
  비금속광물: "Basic Materials",
  종이·목재: "Basic Materials",
  종이목재: "Basic Materials",
  철강금속: "Basic Materials",
  화학: "Basic Materials",
  디지털컨텐츠: "Communication Services",
  방송서비스: "Communication Services",
  오락·문화: "Communication Services",
  인터넷: "Communication Services",
  출판·매체복제: "Communication Services",
  통신: "Communication Services",
  통신방송서비스: "Communication Services",
  통신서비스: "Communication Services",
  통신업: "Communication Services",
  섬유·의류: "Consumer Cyclical",
  섬유의복: "Consumer Cyclical",
  숙박·음식: "Consumer Cyclical",
  운송장비: "Consumer Cyclical",
  운송장비·부품: "Consumer Cyclical",
  운수장비: "Consumer Cyclical",
  유통: "Consumer Cyclical",
  유통업: "Consumer Cyclical",
  "농업, 임업 및 어업": "Consumer Defensive",
  음식료·담배: "Consumer Defensive",
  음식료품: "Consumer Defensive",
  금융: "Financial Services",
  금융업: "Financial Services",
  기타금융: "Financial Services",
  보험: "Financial Services",
  은행: "Financial Services",
  증권: "Financial Services",
  의료·정밀기기: "Healthcare",
  의료정밀: "Healthcare",
  의약품: "Healthcare",
  제약: "Healthcare",
  건설: "Industrials",
  건설업: "Industrials",
  기계: "Industrials",
  기계·장비: "Industrials",
  운송: "Industrials",
  운송·창고: "Industrials",
  운수창고업: "Industrials",
  일반전기전자: "Industrials",
  부동산: "Real Estate",
  "IT 서비스": "Technology",
  IT부품: "Technology",
  반도체: "Technology",
  소프트웨어: "Technology",
  전기·전자: "Technology",
  전기전자: "Technology",
  정보기기: "Technology",
  컴퓨터서비스: "Technology",
  통신장비: "Technology",
  전기·가스: "Utilities",
  전기·가스·수도: "Utilities",
  전기가스업: "Utilities",
  기타서비스: null,
  기타제조: null,
  기타제조업: null,
  서비스업: null,
  일반서비스: null,
  제조: null
}

const known = new Map<string, Sector>(
  [vendors, indices, krx].flatMap((of) =>
    Object.entries(of).flatMap(([name, sector]) => (sector === null ? [] : [[name.toLowerCase(), sector]]))
  )
)

/** The sector that a source's or operator's name means, in any case; null for a name that means none of the eleven. */
export const sectorNamed = (name: string): Sector | null => known.get(name.trim().toLowerCase()) ?? null

/**
 * Codes of the Standard Industrial Classification as the SEC assigns them to filers
 * (sec.gov/search-filings/standard-industrial-classification-sic-code-list), from and to, ascending. A code says what an
 * issuer makes rather than who buys it, so that some are of the sector of most filers with it: 7370 is Technology for search engines too.
 */
const sicRanges: ReadonlyArray<readonly [from: number, to: number, sector: Sector]> = [
  [100, 799, "Consumer Defensive"],
  [800, 899, "Basic Materials"],
  [900, 999, "Consumer Defensive"],
  [1000, 1099, "Basic Materials"],
  [1200, 1399, "Energy"],
  [1400, 1499, "Basic Materials"],
  [1500, 1539, "Consumer Cyclical"],
  [1540, 1799, "Industrials"],
  [2000, 2199, "Consumer Defensive"],
  [2200, 2399, "Consumer Cyclical"],
  [2400, 2449, "Basic Materials"],
  [2450, 2519, "Consumer Cyclical"],
  [2520, 2599, "Industrials"],
  [2600, 2699, "Basic Materials"],
  [2700, 2749, "Communication Services"],
  [2750, 2799, "Industrials"],
  [2800, 2829, "Basic Materials"],
  [2830, 2839, "Healthcare"],
  [2840, 2849, "Consumer Defensive"],
  [2850, 2899, "Basic Materials"],
  [2900, 2949, "Energy"],
  [2950, 2979, "Basic Materials"],
  [2980, 2999, "Energy"],
  [3000, 3029, "Consumer Cyclical"],
  [3030, 3059, "Industrials"],
  [3060, 3099, "Basic Materials"],
  [3100, 3199, "Consumer Cyclical"],
  [3200, 3419, "Basic Materials"],
  [3420, 3532, "Industrials"],
  [3533, 3533, "Energy"],
  [3534, 3569, "Industrials"],
  [3570, 3579, "Technology"],
  [3580, 3629, "Industrials"],
  [3630, 3639, "Consumer Cyclical"],
  [3640, 3649, "Industrials"],
  [3650, 3651, "Technology"],
  [3652, 3659, "Communication Services"],
  [3660, 3679, "Technology"],
  [3690, 3699, "Industrials"],
  [3710, 3719, "Consumer Cyclical"],
  [3720, 3749, "Industrials"],
  [3750, 3759, "Consumer Cyclical"],
  [3760, 3789, "Industrials"],
  [3790, 3799, "Consumer Cyclical"],
  [3810, 3819, "Industrials"],
  [3820, 3825, "Technology"],
  [3826, 3826, "Healthcare"],
  [3827, 3829, "Technology"],
  [3840, 3859, "Healthcare"],
  [3860, 3869, "Technology"],
  [3870, 3949, "Consumer Cyclical"],
  [3950, 3959, "Industrials"],
  [3960, 3969, "Consumer Cyclical"],
  [3990, 3999, "Industrials"],
  [4000, 4599, "Industrials"],
  [4600, 4699, "Energy"],
  [4700, 4799, "Industrials"],
  [4800, 4899, "Communication Services"],
  [4900, 4921, "Utilities"],
  [4922, 4922, "Energy"],
  [4923, 4949, "Utilities"],
  [4950, 4959, "Industrials"],
  [4960, 4999, "Utilities"],
  [5010, 5029, "Consumer Cyclical"],
  [5030, 5044, "Industrials"],
  [5045, 5045, "Technology"],
  [5047, 5049, "Healthcare"],
  [5050, 5059, "Basic Materials"],
  [5060, 5064, "Industrials"],
  [5065, 5065, "Technology"],
  [5066, 5093, "Industrials"],
  [5094, 5094, "Consumer Cyclical"],
  [5095, 5119, "Industrials"],
  [5120, 5129, "Healthcare"],
  [5130, 5139, "Consumer Cyclical"],
  [5140, 5159, "Consumer Defensive"],
  [5160, 5169, "Basic Materials"],
  [5170, 5179, "Energy"],
  [5180, 5199, "Consumer Defensive"],
  [5200, 5319, "Consumer Cyclical"],
  [5330, 5499, "Consumer Defensive"],
  [5500, 5899, "Consumer Cyclical"],
  [5910, 5919, "Healthcare"],
  [5920, 5999, "Consumer Cyclical"],
  [6000, 6323, "Financial Services"],
  [6324, 6324, "Healthcare"],
  [6325, 6499, "Financial Services"],
  [6500, 6599, "Real Estate"],
  [6700, 6791, "Financial Services"],
  [6792, 6792, "Energy"],
  [6795, 6795, "Basic Materials"],
  [6798, 6798, "Real Estate"],
  [6799, 6799, "Financial Services"],
  [7000, 7299, "Consumer Cyclical"],
  [7310, 7319, "Communication Services"],
  [7320, 7369, "Industrials"],
  [7370, 7379, "Technology"],
  [7380, 7389, "Industrials"],
  [7500, 7599, "Consumer Cyclical"],
  [7600, 7699, "Industrials"],
  [7800, 7899, "Communication Services"],
  [7900, 7999, "Consumer Cyclical"],
  [8000, 8099, "Healthcare"],
  [8110, 8119, "Industrials"],
  [8200, 8299, "Consumer Defensive"],
  [8300, 8399, "Consumer Cyclical"],
  [8710, 8729, "Industrials"],
  [8730, 8731, "Healthcare"],
  [8732, 8799, "Industrials"]
]

/** The sector of a code of the SIC, `3674`; null for one that is of no sector, as that of asset-backed or foreign governments' paper is. */
export const sectorOfSic = (code: string): Sector | null => {
  const number = /^\d{1,4}$/.test(code) ? Number(code) : Number.NaN
  return sicRanges.find(([from, to]) => from <= number && number <= to)?.[2] ?? null
}
