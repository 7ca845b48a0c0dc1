/**
 * Which of insiders' transactions stand: what an amendment states again replaces the original's. Both are stored, so that
 * the order of their import doesn't matter, and on a day before the amendment the original stands.
 */
import { daysBetween } from "../time/CalendarDate.ts"
import type { InsiderTransaction } from "./InsiderTransaction.ts"

/**
 * How far from the day that an amendment names its original may have been filed, where none was on that day: a filing after
 * the close of EDGAR is of the next business day, and without the text of the filing its day is that of the signature.
 */
const maxDaysApart = 5

/** An original's lines as amended so far, and the days that amendments may name it by. */
interface Statement {
  readonly days: Array<string>
  lines: ReadonlyArray<InsiderTransaction>
  isAmended: boolean
}

type Pair = readonly [replaced: InsiderTransaction, by: InsiderTransaction]
type KeyOf = (line: InsiderTransaction) => string

const grouped = <A>(
  values: ReadonlyArray<A>,
  keyOf: (value: A) => string
): ReadonlyArray<ReadonlyArray<A>> => [...Map.groupBy(values, keyOf).values()]

/** What a line states; any one of these may be what its amendment corrects. */
const statedBy = (line: InsiderTransaction): ReadonlyArray<string> => {
  const { price, shares_change, table_line, transaction_code, transaction_date, transaction_type } = line
  return [
    // A derivative's amount and terms are in its words.
    shares_change === 0 ? `${transaction_type}` : `${Math.abs(shares_change)}`,
    `${price}`,
    `${transaction_date}`,
    `${transaction_code} ${Math.sign(shares_change)}`,
    `${table_line}`
  ]
}

const [amount, price, date, code, place] = [0, 1, 2, 3, 4]

/** The key of all that a line states but the given parts of it. */
const allBut =
  (...left: ReadonlyArray<number>): KeyOf =>
  (line) =>
    JSON.stringify(statedBy(line).filter((_, part) => !left.includes(part)))

const isPriced = (line: InsiderTransaction): boolean => line.price !== null && line.price !== 0

/**
 * Which lines of an amendment state which ones again, the most alike first: the same line; of those at one price, the one
 * with other shares; a line that is the only one to differ in one value; and where the amendment has as many lines as the
 * original, and so states it whole, the next one of the same security, day and code.
 */
const pairsOf = (
  before: ReadonlyArray<InsiderTransaction>,
  after: ReadonlyArray<InsiderTransaction>,
  isNamed: boolean
): ReadonlyArray<Pair> => {
  const pairs: Array<Pair> = []
  const paired = new Set<InsiderTransaction>()
  const pair = (
    keyOf: KeyOf,
    isAlone: boolean,
    isMeant: (line: InsiderTransaction) => boolean = () => true
  ) => {
    const left = (lines: ReadonlyArray<InsiderTransaction>) =>
      lines.filter((line) => !paired.has(line) && isMeant(line))
    const others = Map.groupBy(left(after), keyOf)
    for (const [key, olds] of Map.groupBy(left(before), keyOf)) {
      const news = others.get(key) ?? []
      if (isAlone && (olds.length !== 1 || news.length !== 1)) continue
      for (const [index, line] of news.entries()) {
        const old = olds[index]
        if (old === undefined) break
        pairs.push([old, line])
        paired.add(old).add(line)
      }
    }
  }
  pair(allBut(), false)
  pair(allBut(amount), false, isPriced)
  for (const part of [amount, price, date, code, place]) pair(allBut(part), true)
  if (isNamed && before.length === after.length) pair(allBut(amount, price), false)
  return pairs
}

/** The statements that an amendment may be of: those of the day that it names, else those of the days around it. */
const candidatesOf = (statements: ReadonlyArray<Statement>, day: string) => {
  const named = statements.filter(({ days }) => days.includes(day))
  if (named.length > 0) return { isNamed: true, found: named }
  const isNear = (other: string) => Math.abs(daysBetween(day, other)) <= maxDaysApart
  return { isNamed: false, found: statements.filter(({ days }) => days.some(isNear)) }
}

/** The lines of one filer's originals and amendments that amendments replaced. */
const replacedOf = (transactions: ReadonlyArray<InsiderTransaction>): ReadonlyArray<InsiderTransaction> => {
  // Ids are given in the order of the tables.
  const inOrder = transactions.toSorted((a, b) => a.transaction_id - b.transaction_id)
  const filings = grouped(
    inOrder,
    ({ amends_date, filed_date, filing_id }) => filing_id ?? `${filed_date} ${amends_date}`
  )
    .flatMap((lines) => (lines[0] === undefined ? [] : [{ first: lines[0], lines }]))
    .toSorted((a, b) => {
      const [one, other] = [a.first, b.first].map(
        ({ amends_date, filed_date, filing_id }) =>
          `${amends_date === null ? 0 : 1} ${filed_date} ${filing_id}`
      ) as [string, string]
      return one < other ? -1 : one > other ? 1 : 0
    })
  const statements: Array<Statement> = []
  const replaced: Array<InsiderTransaction> = []
  for (const { first, lines } of filings) {
    const { amends_date, filed_date } = first
    const days = amends_date === null ? [filed_date] : [amends_date, filed_date]
    const { found, isNamed } =
      amends_date === null ? { found: [], isNamed: false } : candidatesOf(statements, amends_date)
    const [best] = found
      .map((of) => ({ of, pairs: pairsOf(of.lines, lines, isNamed) }))
      .filter(({ pairs }) => pairs.length > 0)
      .toSorted((a, b) => b.pairs.length - a.pairs.length || Number(a.of.isAmended) - Number(b.of.isAmended))
    if (best === undefined) {
      statements.push({ days, lines, isAmended: false })
      continue
    }
    const { of, pairs } = best
    const by = new Map(pairs)
    const added = new Set(lines)
    for (const [old, line] of pairs) {
      replaced.push(old)
      added.delete(line)
    }
    of.lines = [...of.lines.map((line) => by.get(line) ?? line), ...added]
    of.days.push(filed_date)
    of.isAmended = true
  }
  return replaced
}

const filerOf = ({ filer, source }: InsiderTransaction): string => JSON.stringify([source, filer])

/**
 * The transactions without those that amendments among them replaced, in the given order. An amendment is of the original of
 * its filer that was filed on the day that it names, or within 5 days of it; where several are, of the one that it has
 * most lines of. A line of an amendment that no original has stands beside the others.
 */
export const standing = (
  transactions: ReadonlyArray<InsiderTransaction>
): ReadonlyArray<InsiderTransaction> => {
  const amended = new Set<string>()
  for (const one of transactions)
    if (one.amends_date !== null && one.filer !== null) amended.add(filerOf(one))
  if (amended.size === 0) return transactions
  const replaced = new Set(
    grouped(
      transactions.filter((one) => amended.has(filerOf(one))),
      filerOf
    ).flatMap(replacedOf)
  )
  return transactions.filter((one) => !replaced.has(one))
}
