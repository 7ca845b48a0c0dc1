/** The commands that import a company's data. */
import type { ShownCompany } from "../subject/company.ts"

const korean = ["KRX", "KOSPI", "KOSDAQ", "KONEX"]

/** Fetches what it filed, from the source of its market. */
export const filingsCommand = ({ exchange, symbol }: Pick<ShownCompany, "exchange" | "symbol">): string =>
  `sync ${korean.includes(exchange ?? "") ? "dart" : "edgar"} --symbols ${symbol}`

/** Reads its prices from a file. */
export const pricesCommand = ({ symbol }: Pick<ShownCompany, "symbol">): string =>
  `import prices ${symbol}.csv --symbol ${symbol}`
