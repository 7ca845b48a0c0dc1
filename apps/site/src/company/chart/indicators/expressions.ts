/** Reads the expressions of indicators that the address of a chart has, and writes them. */
import { maxIndicators } from "../../../../../../core/indicators/expression/limits.ts"
import {
  type AskedIndicator,
  type Fault,
  isFault,
  readIndicators
} from "../../../../../../core/indicators/expression/read.ts"
import { averageNames, type Indicator } from "../../../../../../core/indicators/mod.ts"
import { expressionsIn } from "./list.ts"

/** An expression that can't be read, and why. */
export interface Unreadable {
  readonly text: string
  readonly fault: Fault
}

export interface ReadText {
  /** Each expression once, in its order. */
  readonly asked: ReadonlyArray<AskedIndicator>
  readonly unreadable: ReadonlyArray<Unreadable>
  /** How many there are beyond those that a chart draws. */
  readonly beyond: number
}

/** Reads each expression by itself, so that a wrong one keeps no other from being drawn. */
export const readText = (text: string): ReadText => {
  const asked = new Map<string, AskedIndicator>()
  const unreadable: Array<Unreadable> = []
  for (const part of expressionsIn(text)) {
    const read = readIndicators(part)
    if (isFault(read)) unreadable.push({ text: part, fault: read })
    else for (const one of read) asked.set(one.expression, one)
  }
  const all = [...asked.values()]
  return {
    asked: all.slice(0, maxIndicators),
    unreadable,
    beyond: Math.max(0, all.length - maxIndicators)
  }
}

/** Without a zero before them, digits alone are a number where a parameter may stand. */
const needsName = (symbol: string): boolean => /^[1-9]\d*$/.test(symbol)

/** The expression of an indicator with all its parameters; `second` is null where none is named. */
export const expressionOf = (
  { name, parameters }: Indicator,
  values: ReadonlyArray<number>,
  second: string | null
): string => {
  const symbol = second === null ? [] : [needsName(second) ? `symbol=${second}` : second]
  const numbers = parameters.map(({ type }, i) => {
    const value = values[i] ?? 0
    return type === "average" ? (averageNames[value] ?? String(value)) : String(value)
  })
  const given = [...symbol, ...numbers]
  return given.length === 0 ? name : `${name}(${given.join(",")})`
}
