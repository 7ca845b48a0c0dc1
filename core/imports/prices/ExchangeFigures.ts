/** What an exchange or a vendor states beside a bar and is compared with it: never stored. */
import { Effect } from "effect"
import * as Field from "../../cells/Field.ts"
import type { CompanyReference } from "../../companies/CompanyReference.ts"
import type { ImportContext } from "../Intake.ts"

/** Texts: a vendor's own notation of a figure isn't a reason to refuse its bar. */
const figure = Field.optional(Field.text)

/** The columns of these figures. */
export const exchangeFields = {
  /** The market cap of the security, in the unit of the price. */
  market_cap: figure,
  /** The count of the security's shares that it is of. */
  shares_outstanding: figure,
  /** The price from which the exchange counts the day's change. */
  base_price: figure,
  /** The close of the session before. */
  previous_close: figure
}

interface Figures extends Readonly<Record<keyof typeof exchangeFields, string | null>> {
  readonly line: number
  readonly date: string
  readonly close: number
}

/** A figure; null without one, or where it isn't plainly written. */
const numberOf = (text: string | null): number | null =>
  text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null

/** Differences up to this part come from rounding. */
const tolerance = 0.001

const differs = (a: number, b: number): boolean => Math.abs(a - b) > Math.abs(b) * tolerance

/** What is doubtful about the market cap beside a bar as traded; null where it is close x shares, or unknown. */
const capDoubt = ({ close, date, ...figures }: Figures): string | null => {
  const [stated, shares] = [numberOf(figures.market_cap), numberOf(figures.shares_outstanding)]
  if (stated === null || shares === null || !differs(stated, close * shares)) return null
  return `The market cap of ${date}, ${stated}, isn't ${close} x ${shares} shares = ${close * shares}: check the close and the count, of which caps are computed`
}

/** A step of an exchange's own, of a bar whose base price isn't the close before. */
interface BaseStep {
  readonly company: CompanyReference
  readonly line: number
  readonly date: string
  readonly base: number
  readonly previous: number
}

/** Compares the figures beside the bars of a file. */
export const exchangeFigures = ({ fields, problems, sink }: ImportContext) => {
  const isCompared = Object.keys(exchangeFields).some((name) => fields.has(name))
  const steps: Array<BaseStep> = []
  return {
    note: (company: CompanyReference, row: Figures): void => {
      if (!isCompared) return
      const { date, line } = row
      const cap = capDoubt(row)
      if (cap !== null) problems.doubt(line, "market_cap", cap)
      const [base, previous] = [numberOf(row.base_price), numberOf(row.previous_close)]
      if (base !== null && previous !== null && base !== previous)
        steps.push({ company, line, date, base, previous })
    },
    /** Reports the steps of days without a stored action, once those of the file are written. */
    close: Effect.gen(function* () {
      if (steps.length === 0) return
      const known = yield* sink.actions([...new Set(steps.map(({ company }) => company.company_id))])
      for (const { base, company, date, line, previous } of steps) {
        const actions = known.get(company.company_id)?.actions ?? []
        if (actions.some(({ effective_date }) => effective_date === date)) continue
        problems.doubt(
          line,
          "base_price",
          `The exchange counts the change of ${company.symbol} on ${date} from ${base}, not from the close before, ${previous}, as on an ex-date of rights, of new shares without payment or of a split, and no action is known on that day: import it if there was one`
        )
      }
    })
  }
}
