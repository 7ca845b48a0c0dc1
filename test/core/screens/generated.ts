/** Random expressions, valid ones with a second implementation of them, and mangled ones. */
import { hostileTexts } from "../../fuzz/hostileTexts.ts"
import {
  and,
  choice,
  figure,
  known,
  literal,
  type Naive,
  not,
  numeric,
  oneOf,
  or,
  percentile,
  rank,
  relation
} from "./naive.ts"

/** The text of an expression, and what it is for a company. */
export interface Generated {
  readonly text: string
  readonly naive: Naive
}

/** What expressions name: numbers, calls with their keys, texts and dates. */
export interface Words {
  readonly numbers: ReadonlyArray<string>
  readonly calls: ReadonlyArray<readonly [text: string, key: string]>
  readonly texts: ReadonlyArray<string>
  readonly dates: ReadonlyArray<string>
}

/** Those of the vocabulary of these tests. */
const ofTests: Words = {
  numbers: "market_cap pe_ratio ps_ratio roe close sales dividend_yield beta".split(" "),
  calls: [
    ["rsi()", "rsi(14)"],
    ["rsi(14)", "rsi(14)"],
    ["sma( 200 )", "sma(200)"],
    ["bollinger_upper(20)", "bollinger_upper(20,2)"],
    ['ago(pe_ratio, "1y")', 'ago(pe_ratio,"1y")'],
    ["ago(rsi(), '2q')", 'ago(rsi(14),"2q")']
  ],
  texts: ["sector", "industry", "country_code"],
  dates: ["last_filing_date", "next_earnings_date", "listed_date"]
}

const days = ["2012-06-15", "2018-01-15", "2020-02-29"]

/** Makes random expressions by numbers from 0 to 1. */
export const generating = (random: () => number, words: Words = ofTests) => {
  const one = <A>(values: ReadonlyArray<A>): A => values[Math.floor(random() * values.length)] as A
  const chance = (part: number): boolean => random() < part

  const bracketed = (text: string): string => (chance(0.1) ? `(${text})` : text)

  const number = (depth: number): Generated => {
    const kind = depth <= 0 ? random() * 3 : random() * 10
    if (kind < 1.5) {
      const name = one(words.numbers)
      return { text: bracketed(name), naive: figure(name) }
    }
    if (kind < 2.2) {
      const [text, key] = one(words.calls)
      return { text, naive: figure(key) }
    }
    if (kind < 3) {
      const value = one([0, 1, 2, 0.5, 15, 1e3, 2.5])
      return { text: one([String(value), value.toExponential()]), naive: literal(value) }
    }
    if (kind < 4) {
      const of = number(depth - 1)
      return { text: `-(${of.text})`, naive: numeric((x) => -(x as number), of.naive) }
    }
    if (kind < 6) {
      const [a, b] = [number(depth - 1), number(depth - 1)]
      const [sign, apply] = one<readonly [string, (x: number, y: number) => number]>([
        ["+", (x, y) => x + y],
        ["-", (x, y) => x - y],
        ["*", (x, y) => x * y],
        ["/", (x, y) => x / y],
        ["%", (x, y) => x % y]
      ])
      return {
        text: `(${a.text} ${sign} ${b.text})`,
        naive: numeric((x, y) => apply(x as number, y as number), a.naive, b.naive)
      }
    }
    if (kind < 7) {
      const name = one(["abs", "log"] as const)
      const of = number(depth - 1)
      return { text: `${name}(${of.text})`, naive: numeric((x) => Math[name](x as number), of.naive) }
    }
    if (kind < 8) {
      const name = one(["min", "max"] as const)
      const of = Array.from({ length: 2 + Math.floor(random() * 3) }, () => number(depth - 1))
      return {
        text: `${name}(${of.map(({ text }) => text).join(", ")})`,
        naive: numeric(Math[name], ...of.map(({ naive }) => naive))
      }
    }
    if (kind < 9) {
      const [name, apply] = one([["rank", rank] as const, ["percentile", percentile] as const])
      const of = number(depth - 1)
      const group = chance(0.5) ? null : one(["sector", "industry"])
      return {
        text: `${name}(${of.text}${group === null ? "" : `, ${group}`})`,
        naive: apply(of.naive, group === null ? null : figure(group))
      }
    }
    const [when, then, otherwise] = [condition(depth - 1), number(depth - 1), number(depth - 1)]
    return {
      text: `((${when.text}) ? ${then.text} : ${otherwise.text})`,
      naive: choice(when.naive, then.naive, otherwise.naive)
    }
  }

  const text = (): Generated => {
    const name = one(words.texts)
    const value = one(["Technology", "Energy", "Gas", "KR"])
    return chance(0.5)
      ? { text: name, naive: figure(name) }
      : { text: one([`"${value}"`, `'${value}'`]), naive: literal(value) }
  }

  const date = (): Generated => {
    const name = one(words.dates)
    return { text: name, naive: figure(name) }
  }

  const compared = (a: Generated, b: Generated, signs: ReadonlyArray<string>): Generated => {
    const sign = one(signs)
    const holds = (x: number, y: number): boolean => {
      switch (sign) {
        case "<":
          return x < y
        case "<=":
          return x <= y
        case ">":
          return x > y
        case ">=":
          return x >= y
        case "==":
          return x === y
        default:
          return x !== y
      }
    }
    return { text: `${a.text} ${sign} ${b.text}`, naive: relation(holds, a.naive, b.naive) }
  }

  const orders = ["<", "<=", ">", ">=", "==", "!="]

  const condition = (depth: number): Generated => {
    const kind = depth <= 0 ? random() * 4 : random() * 9
    if (kind < 1.5) return compared(number(depth - 1), number(depth - 1), orders)
    if (kind < 2) return compared(text(), text(), ["==", "!="])
    if (kind < 2.5) {
      const day = one(days)
      return compared(date(), chance(0.5) ? date() : { text: `"${day}"`, naive: literal(day) }, orders)
    }
    if (kind < 3) {
      const of = text()
      return { text: `${of.text} in ["Energy", 'Gas']`, naive: oneOf(of.naive, "Energy", "Gas") }
    }
    if (kind < 3.5) {
      const of = number(depth - 1)
      return { text: `(${of.text}) in [0, -1, 2.5]`, naive: oneOf(of.naive, 0, -1, 2.5) }
    }
    if (kind < 4) {
      const of = one([number, text, date, condition])(Math.min(0, depth - 1))
      return { text: `known(${of.text})`, naive: known(of.naive) }
    }
    if (kind < 5) {
      const of = condition(depth - 1)
      return { text: `!(${of.text})`, naive: not(of.naive) }
    }
    if (kind < 6.5) {
      const [a, b] = [condition(depth - 1), condition(depth - 1)]
      return { text: `(${a.text}) && (${b.text})`, naive: and(a.naive, b.naive) }
    }
    if (kind < 8) {
      const [a, b] = [condition(depth - 1), condition(depth - 1)]
      return { text: `(${a.text}) || (${b.text})`, naive: or(a.naive, b.naive) }
    }
    const [when, then, otherwise] = [condition(depth - 1), condition(depth - 1), condition(depth - 1)]
    return {
      text: `(${when.text}) ? (${then.text}) : (${otherwise.text})`,
      naive: choice(when.naive, then.naive, otherwise.naive)
    }
  }

  const pieces = [
    ..."()[]{}<>=!&|+-*/%?:.,\"'\\ \n\t0123456789eEuxbr_",
    ..."&& || == != in true false null if var has map all ago known rank zscore sector roe close".split(" ")
  ]

  /** A text with some of its characters removed, repeated, exchanged or replaced. */
  const mangled = (whole: string): string => {
    let result = whole
    const times = 1 + Math.floor(random() * 4)
    for (let i = 0; i < times; i++) {
      const [a, b] = [Math.floor(random() * result.length), Math.floor(random() * (result.length + 1))]
      const [from, to] = [Math.min(a, b), Math.min(Math.max(a, b), Math.min(a, b) + 12)]
      const part = result.slice(from, to)
      const put = one([
        () => "",
        () => part + part,
        () => one(pieces),
        () => one(hostileTexts).slice(0, 300),
        () => part.toUpperCase()
      ])()
      result = result.slice(0, from) + put + result.slice(to)
    }
    return result
  }

  return { condition, number, mangled, one }
}
