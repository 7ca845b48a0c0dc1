/** Own figures of companies, as the service is asked for them: by name where it knows them, else written out. */
import {
  maxCharacters,
  maxColumns,
  maxConditions,
  maxOwnCharacters,
  maxTimes
} from "../../../../core/screens/Limits.ts"
import { textsAndComments } from "../../../../core/screens/brackets.ts"
import type { OwnFigure, OwnFigures } from "./ownFigures.ts"
import { comparesWithAll, isWrittenOut, writtenOut } from "./writtenOut.ts"

/** What an expression takes of the limits of a request. */
interface Needs {
  /** What `ago` goes back to. */
  readonly times: ReadonlyArray<string>
  readonly conditions: number
  /** Of formulas that the service puts in the places of their names. */
  readonly ownCharacters: number
}

export interface AskedFigure extends Needs {
  readonly figure: OwnFigure
  /** Its expression in requests. */
  readonly expression: string
}

const spans = /^["']([1-9]\d*[dwmqy])["']$/

const tokens = new RegExp(
  String.raw`${textsAndComments}|(?<condition>[<>=!]=|[<>]|(?<![\w.])(?:in\b|known\s*\())`,
  "gu"
)

const needsOf = (whole: string): Pick<Needs, "conditions" | "times"> => {
  const found = [...whole.matchAll(tokens)]
  return {
    times: [...new Set(found.flatMap(([token]) => spans.exec(token)?.[1] ?? []))],
    conditions: found.filter(({ groups }) => groups?.["condition"] !== undefined).length
  }
}

/** Those that a company has by itself, and those that compare it with all others, which screens alone have. */
export const ofCompanies = (
  figures: ReadonlyArray<OwnFigure>,
  { formulas, writtenBy }: Pick<OwnFigures, "formulas" | "writtenBy">
): { readonly asked: ReadonlyArray<AskedFigure>; readonly inScreens: ReadonlyArray<OwnFigure> } => {
  const asked = figures.flatMap((figure): ReadonlyArray<AskedFigure> => {
    const name = `my.${figure.name}`
    // The service counts the characters of formulas alone.
    const whole = writtenOut(name, formulas, null, Number.POSITIVE_INFINITY)
    const written = writtenOut(name, writtenBy)
    if (!isWrittenOut(whole) || comparesWithAll(whole.text) || !isWrittenOut(written)) return []
    const ownCharacters = writtenBy.has(figure.name) ? 0 : whole.ownCharacters
    return [{ figure, expression: written.text, ownCharacters, ...needsOf(whole.text) }]
  })
  return { asked, inScreens: figures.filter((figure) => !asked.some((one) => one.figure === figure)) }
}

/** Whether a request has room for all of them. */
const fit = (asked: ReadonlyArray<AskedFigure>): boolean => {
  const sum = (of: (one: AskedFigure) => number): number => asked.reduce((all, one) => all + of(one), 0)
  return (
    asked.length <= maxColumns &&
    // With the commas between them.
    sum(({ expression }) => expression.length + 1) - 1 <= maxCharacters &&
    sum(({ conditions }) => conditions) <= maxConditions &&
    sum(({ ownCharacters }) => ownCharacters) <= maxOwnCharacters &&
    new Set(asked.flatMap(({ times }) => times)).size <= maxTimes
  )
}

/** As few requests as have room for all, in their order. */
export const inRequests = (asked: ReadonlyArray<AskedFigure>): ReadonlyArray<ReadonlyArray<AskedFigure>> => {
  const requests: Array<Array<AskedFigure>> = []
  for (const one of asked) {
    const last = requests.at(-1)
    if (last !== undefined && fit([...last, one])) last.push(one)
    else requests.push([one])
  }
  return requests
}
