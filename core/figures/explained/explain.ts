/** Explains a figure: computes it again, looking on at what it asks for, and traces that back to statements and bars. */
import { currencyOf } from "../../codes/Currency.ts"
import { statementFigures } from "../../financials/StatementFigures.ts"
import { changesShares } from "../../prices/ShareRatio.ts"
import type { FigureMeaning } from "../../records/FigureMeaning.ts"
import type { ShareCount } from "../../shares/ShareCount.ts"
import type { FigureValue, Part } from "../Figure.ts"
import type { Known } from "../Known.ts"
import type { Behind } from "./Behind.ts"
import type {
  FigureExplanation,
  FigureWithValue,
  MissingOperand,
  Operand,
  OperandBars
} from "./Explanation.ts"
import { vocabulary } from "../Catalogue.ts"
import { inOtherCurrency, whyNull, whyUndefined } from "./missing.ts"
import { lineNamed, operandNamed } from "./named.ts"
import { type Given, type Read, type Trace, traceOf } from "./Traced.ts"
import { type LineRead, linesRead, linesUsed, originOf } from "./tracedStatements.ts"

/** A figure to explain; of a function with its arguments, `rsi(14)`. */
export interface ExplainedFigure extends FigureMeaning {
  readonly needs: ReadonlyArray<Part>
  readonly of: (known: Known) => FigureValue
}

type Meant = Pick<Operand, "name" | "title" | "unit">

const operand = (meant: Meant, value: FigureValue, more: Partial<Operand> = {}): Operand => ({
  name: meant.name,
  title: meant.title,
  value,
  unit: meant.unit,
  currency: null,
  date: null,
  part_of: null,
  statement: null,
  price: null,
  ...more
})

const meant = (name: string): Meant => ({ name, ...operandNamed(name) })

const ofLine = (read: LineRead, part_of: string | null): Operand => {
  const { line, statement, value } = read
  const { title, unit } = lineNamed(line)
  return operand({ name: line, title, unit }, value, {
    currency: unit === "currency" ? statement.currency : null,
    date: statement.fiscal_date,
    part_of,
    statement: originOf(read)
  })
}

/** Whether a read returns a given number in place of its own. */
const canBeGiven = ({ isAside, source: { from }, value }: Read): boolean =>
  !isAside && (from === "statement" || from === "cap" || from === "action") && typeof value !== "string"

/** A run, and with which operands given in place of unknown ones. */
interface Run {
  readonly reads: ReadonlyArray<Read>
  readonly given: Given
  readonly value: FigureValue
}

/**
 * A run of a figure that is known: it leaves out what stands in for what is known. Of one that isn't, the run with all unknown
 * operands given, so that those show which are only asked for where others are known.
 */
const runOf = (of: ExplainedFigure["of"], known: Known, isKnown: boolean): Run => {
  let trace: Trace = traceOf(of, known)
  if (isKnown) return { ...trace, given: new Map() }
  const reads = new Map(trace.reads.map((read) => [read.key, read]))
  const given = new Map<string, number>()
  for (;;) {
    const unknown = trace.reads.filter(
      (read) => read.value === null && canBeGiven(read) && !given.has(read.key)
    )
    if (unknown.length === 0) return { reads: [...reads.values()], given, value: trace.value }
    for (const { key } of unknown) given.set(key, 1)
    trace = traceOf(of, known, given)
    for (const read of trace.reads) if (!reads.has(read.key)) reads.set(read.key, read)
  }
}

/** Those of the reads whose number the figure depends on. */
const usedOf = (
  of: ExplainedFigure["of"],
  known: Known,
  { given, reads, value }: Run
): ReadonlyArray<Read> => {
  const shown = reads.filter((read) => !read.isAside && read.value !== null)
  const depends = (read: Read): boolean => {
    if (!canBeGiven(read)) return true
    if (value === null) return read.source.from !== "action"
    const other = read.value === 0 ? 1 : Number(read.value) * 1.5
    return traceOf(of, known, new Map([...given, [read.key, other]])).value !== value
  }
  const used = shown.filter(depends)
  // A date of an action that nothing else was asked for beside.
  return used.length > 0 ? used : reads.filter(({ key }) => key.startsWith("effective_date"))
}

const isNumber = (value: FigureValue): value is number => typeof value === "number"

/** The unknown operands that alone make it null; or those that aren't above 0 and alone do. */
const lacksOf = (
  { of }: ExplainedFigure,
  behind: Behind,
  { given, reads, value }: Run
): ReadonlyArray<MissingOperand> => {
  const { known } = behind
  const unknown = reads.filter((read) => read.value === null && !read.isAside)
  const without = (key: string): Given => new Map([...given].filter(([other]) => other !== key))
  const guilty = unknown.filter(
    (read) => value === null || (canBeGiven(read) && traceOf(of, known, without(read.key)).value === null)
  )
  // Where any of several would do, none of them alone makes it null: those that have a name of their own are said.
  const figures = unknown.filter(({ name }) => vocabulary.figure(name) !== undefined)
  const lacking = guilty.length > 0 ? guilty : figures.length > 0 ? figures : unknown
  if (lacking.length > 0 || value !== null) return lacking.flatMap((read) => whyNull(behind, read))
  return reads
    .filter((read) => isNumber(read.value) && read.value <= 0 && canBeGiven(read))
    .filter(({ key }) => traceOf(of, known, new Map([...given, [key, 1]])).value !== null)
    .map(({ name, value: below }) => ({
      name,
      title: operandNamed(name).title,
      reason: "not_above_zero",
      message: `${name} isn't above 0, but ${below}`,
      filing: null
    }))
}

/** Each once, and nothing of prices twice: they lead to several operands. */
const distinct = (found: ReadonlyArray<MissingOperand>): ReadonlyArray<MissingOperand> =>
  found.filter(
    (one, i) =>
      found.findIndex(
        ({ name, reason }) =>
          reason === one.reason &&
          (name === one.name || reason.startsWith("no_price") || reason === "no_statement")
      ) === i
  )

const missingOf = (figure: ExplainedFigure, behind: Behind, run: Run): ReadonlyArray<MissingOperand> => {
  const amount = run.reads.find(({ source }) => source.from === "statement")
  // It is known as long as currencies don't count.
  if (amount !== undefined && traceOf(figure.of, behind.known).value !== null)
    return [inOtherCurrency(behind, amount)]
  const lacks = distinct(lacksOf(figure, behind, run))
  if (lacks.length > 0) return lacks
  return [whyUndefined(behind, figure, figure.needs, run.reads)]
}

const closeOf = (
  { company, latest }: Known,
  title: string,
  part_of: string | null
): ReadonlyArray<Operand> =>
  latest === null
    ? []
    : [
        operand({ ...meant("close"), title }, latest.close, {
          currency: company.currency,
          date: latest.date,
          part_of,
          price: { from: latest.date, to: latest.date, bars: 1 }
        })
      ]

const titled = ({ title }: Meant, of: string | null): string => (of === null ? title : `${title}, ${of}`)

/** The latest count of each class up to the day of the price, splits since, and the prices. */
const partsOfCap = ({ counts, issued, known }: Behind, part_of: string | null): ReadonlyArray<Operand> => {
  const by = known.price_date ?? known.day
  const newest = new Map<string, ShareCount>()
  for (const count of counts.toSorted((a, b) => (a.date < b.date ? -1 : 1)))
    if (count.date <= by) newest.set(`${count.share_class} ${count.company_id}`, count)
  const classes = [...newest.values()].filter(({ count }) => count > 0)
  const since = classes.reduce((date, count) => (count.date < date ? count.date : date), by)
  const priced = issued.filter(({ company: { company_id } }) =>
    classes.some((counted) => counted.company_id === company_id)
  )
  const [shares, close] = [meant("shares_outstanding"), meant("close")]
  return [
    ...classes.map(({ company_id, count, date, share_class }) => {
      const of =
        issued.find(({ company }) => company.company_id === company_id)?.company.symbol ?? share_class
      return operand({ ...shares, title: titled(shares, classes.length > 1 ? of : null) }, count, {
        date,
        part_of
      })
    }),
    ...known.actions
      .filter((one) => changesShares(one.type) && since < one.effective_date && one.effective_date <= by)
      .map(({ effective_date, value }) => operand(meant("split"), value, { date: effective_date, part_of })),
    ...(priced.length > 1
      ? priced.flatMap((one) => closeOf(one, titled(close, one.company.symbol), part_of))
      : closeOf(known, close.title, part_of))
  ]
}

const ofStatement = (behind: Behind, read: Read, isSelf: boolean): ReadonlyArray<Operand> => {
  if (read.source.from !== "statement") return []
  const { basis, place } = read.source
  const figure = statementFigures[place]
  if (figure === undefined) return []
  const statements = behind.statementsBy(basis)
  const lines = linesUsed(figure, statements, linesRead(figure, statements))
  const [only, ...others] = lines
  // Of a figure that is kept for others alone its line is shown.
  if (isSelf || figure.isOperand === true) return lines.map((line) => ofLine(line, null))
  const { currency = null, date = null } = only === undefined ? {} : ofLine(only, null)
  const main = operand(meant(read.name), read.value, { currency, date })
  if (only === undefined) return [main]
  if (others.length === 0) return [{ ...main, statement: originOf(only) }]
  return [main, ...lines.map((line) => ofLine(line, read.name))]
}

const ofBars = (
  behind: Behind,
  { date, name, value }: Read,
  bars: OperandBars | null,
  isSelf: boolean
): Operand => {
  if (isSelf && bars !== null && bars.bars > 1)
    return operand(meant("bars"), bars.bars, { date: bars.to, price: bars })
  const { unit } = operandNamed(name)
  const currency = unit === "price" ? behind.known.company.currency : null
  return operand(meant(name), value, { currency, date, price: bars })
}

/** How many firms a target is of. */
const firms = ({ known }: Behind, { date, name }: Read): ReadonlyArray<Operand> =>
  name.startsWith("target_price")
    ? [operand(meant("expert_count"), known.consensus.target_prices.expert_count, { date })]
    : []

const operandsOf = (figure: ExplainedFigure, behind: Behind, read: Read): ReadonlyArray<Operand> => {
  const { date, name, source, value } = read
  const { cap, company } = behind.known
  const isSelf = name === figure.name
  switch (source.from) {
    case "statement":
      return ofStatement(behind, read, isSelf)
    case "cap": {
      if (isSelf) return partsOfCap(behind, null)
      const currency = name === "market_cap" ? cap.market_cap_currency : null
      return [operand(meant(name), value, { currency, date }), ...partsOfCap(behind, name)]
    }
    case "bars":
      return [ofBars(behind, read, source.bars, isSelf)]
    case "action": {
      const { currency, effective_date, value: amount } = source.action
      const unit = operandNamed(name).unit === "price"
      return [
        operand(meant(name), amount, {
          currency: unit ? (currency ?? company.currency) : null,
          date: effective_date
        })
      ]
    }
    case "index":
      return behind.index === null ? [] : [operand(meant("index"), behind.index.symbol, { date })]
    default: {
      if (isSelf) return source.from === "reports" ? firms(behind, read) : []
      const currency = operandNamed(name).unit === "price" ? company.currency : null
      return [operand(meant(name), value, { currency, date })]
    }
  }
}

/** The currency that a row of statements has a figure in. */
const currencyOfRow = (known: Known, { source }: Read): string | null => {
  if (source.from !== "statement") return null
  const row = source.basis === "priced" ? known.priced : known.statements
  const basis = statementFigures[source.place]?.basis
  if (basis === "annual") return row?.annual_currency ?? null
  return (basis === "trailing" ? row?.trailing_currency : row?.currency) ?? null
}

/** The currency of an amount; null for anything else, and where it is unknown. */
const currencyOfFigure = (
  { unit }: ExplainedFigure,
  known: Known,
  reads: ReadonlyArray<Read>
): string | null => {
  const { cap, company } = known
  if (unit === "price") return company.currency
  if (unit !== "currency") return null
  if (reads.some(({ key }) => key === "cap market_cap")) return cap.market_cap_currency
  const amount = reads.find(({ source }) => source.from === "statement")
  if (amount !== undefined) return currencyOfRow(known, amount)
  return company.currency === null ? null : currencyOf(company.currency)
}

/** A figure's value, and the currency that an amount is in. */
export const valueOf = (figure: ExplainedFigure, known: Known): FigureWithValue => {
  const { name, title, unit } = figure
  const { reads } = traceOf(figure.of, known)
  return { name, title, value: figure.of(known), unit, currency: currencyOfFigure(figure, known, reads) }
}

/** Explains a figure of a company by what is known of it, and by what is behind that. */
export const explain = (figure: ExplainedFigure, behind: Behind): FigureExplanation => {
  const { formula, meaning } = figure
  const { known } = behind
  const valued = valueOf(figure, known)
  const run = runOf(figure.of, known, valued.value !== null)
  return {
    ...valued,
    formula: formula === "" ? null : formula,
    meaning,
    operands: usedOf(figure.of, known, run).flatMap((read) => operandsOf(figure, behind, read)),
    missing: valued.value === null ? missingOf(figure, behind, run) : []
  }
}
