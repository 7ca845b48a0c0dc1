/** The pages of indicators, an index and one for each, as what they consist of: written as Markdown, and as HTML by a server. */
import type { Column, Indicator, Parameter } from "../../../../../../core/indicators/mod.ts"
import { averageNames, defaultsOf, indicatorGroups, servedIndicators } from "../../../../../../core/ports.ts"
import { midnight } from "../../prices/pricePoints.ts"
import { type Example, exampleOf, isShown } from "./Example.ts"
import { pictureOf } from "./picture.ts"
import { secondSymbol, stretches } from "./Stretch.ts"

/**
 * A part of a page. Texts have `code` and [links](rsi.md) in them, to other pages by the names of their files; the names of
 * `code` blocks are those of their languages.
 */
export type Part =
  | { readonly kind: "heading" | "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: ReadonlyArray<string> }
  | {
      readonly kind: "table"
      readonly head: ReadonlyArray<string>
      readonly rows: ReadonlyArray<ReadonlyArray<string>>
    }
  | { readonly kind: "code"; readonly language: "ts" | "sh" | "json"; readonly text: string }
  | { readonly kind: "picture"; readonly title: string; readonly svg: string }

export interface Page {
  readonly title: string
  readonly parts: ReadonlyArray<Part>
}

/** The file of the index; that of an indicator is `rsi.md`. */
export const indexFile = "README.md"

const code = (text: unknown): string => `\`${text}\``
const text = (words: string): Part => ({ kind: "text", text: words })
const heading = (words: string): Part => ({ kind: "heading", text: words })

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** `var` is a word of the language. */
const functionOf = ({ name }: Indicator): string =>
  name === "var" ? "variance" : name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const declarationOf = ({ name }: Indicator): string =>
  name.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

const defaultOf = (parameter: Parameter): string =>
  parameter.type === "average" ? (averageNames[parameter.default] as string) : String(parameter.default)

/** `rsi(14)`, by which requests ask for it. */
const expressionOf = ({ inputs, name, parameters }: Indicator): string => {
  const values = [...(inputs.includes("other") ? [secondSymbol] : []), ...parameters.map(defaultOf)]
  return values.length === 0 ? name : `${name}(${values.join(",")})`
}

const typeTexts = {
  integer: "whole number",
  number: "number",
  average: "kind of moving average, by number or name"
} as const

const parameterRow = (parameter: Parameter): ReadonlyArray<string> => [
  code(parameter.name),
  typeTexts[parameter.type],
  parameter.type === "average"
    ? `${parameter.default} (${code(defaultOf(parameter))})`
    : String(parameter.default),
  String(parameter.minimum),
  String(parameter.maximum)
]

const inputText = (name: string): string =>
  name === "other" ? `${code(name)} (the closes of a second symbol)` : code(name)

/** The day that requests end on. */
const endOf = ({ last, stretch }: Example): string => stretch.dates[last] as string

/** Stretches from the middle of a history are of bars as traded, which later splits don't change. */
const basisOf = ({ stretch }: Example): { readonly adjust?: "none" } =>
  stretch.isWhole ? {} : { adjust: "none" }

/** A number as the comment behind a statement states it. */
const stated = (value: number): string => {
  if (Number.isNaN(value)) return "NaN"
  if (Number.isInteger(value)) return String(value)
  const digits = Math.abs(value) >= 1 ? 2 : 3 - Math.floor(Math.log10(Math.abs(value)))
  return value.toFixed(Math.min(digits, 20))
}

const valueAt = (column: Column, at: number): string => stated(column[at] as number)

/** An input of a bar; some have no volume. */
const memberOf = (name: string): string => (name === "volume" ? "bar.volume ?? 0" : `bar.${name}`)

/** The program that computes it, over whole columns and bar by bar. */
const programOf = (example: Example): string => {
  const { indicator, last, outputs, stretch } = example
  const { inputs, parameters } = indicator
  const [called, declared] = [functionOf(indicator), declarationOf(indicator)]
  const asked = (symbol: string, more: Readonly<Record<string, string>> = {}): string => {
    const query = {
      symbol,
      ...more,
      ...(stretch.isWhole ? {} : { start_date: stretch.dates[0] }),
      end_date: endOf(example),
      ...basisOf(example),
      order: "asc",
      limit: 1000
    }
    const members = Object.entries(query).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`)
    return `{\n${members.join(",\n")}\n}`
  }
  // Kinds of moving averages are functions in one and numbers in the other.
  const average = parameters.findIndex(({ type }) => type === "average")
  const values = defaultsOf(indicator).slice(0, average === -1 ? undefined : average)
  const columns = inputs.map((name) => {
    if (name === "other") return "const other = Float64Array.from(second.data, (bar) => bar.close)"
    return `const ${name} = Float64Array.from(data, (bar) => ${memberOf(name)})`
  })
  const members = inputs.map((name) => {
    if (name === "other") return "other: other[i] as number"
    return `${name}: ${memberOf(name)}`
  })
  const bar = inputs.includes("other") ? "bar, i" : "bar"
  const isOne = outputs.length === 1
  const results = indicator.outputs.map(({ name }, i) => [name, valueAt(outputs[i] as Column, last)] as const)
  return [
    `import { createClient } from "findata/client"`,
    `import { ${[declared, called, "stream"].join(", ")} } from "findata/indicators"`,
    "",
    `const client = createClient({ baseUrl: "http://127.0.0.1:8080", apiKey: "ak_..." })`,
    `const { data } = await client.getPriceHistory(${asked(stretch.symbol)})`,
    ...(inputs.includes("other")
      ? [
          `const second = await client.getPriceHistory(${asked(secondSymbol, { start_date: stretch.dates[0] as string })})`
        ]
      : []),
    "",
    ...columns,
    `const ${isOne ? "values" : "lines"} = ${called}(${[...inputs, ...values].join(", ")})`,
    ...results.map(([name, value]) => `${isOne ? "values" : `lines.${name}`}.at(-1) // => ${value}`),
    "",
    `const live = stream(${[declared, ...values].join(", ")})`,
    `const streamed = data.map((${bar}) => live.next({ ${members.join(", ")} }))`,
    `streamed.at(-1) // => { ${results.map(([name, value]) => `${name}: ${value}`).join(", ")} }`,
    ""
  ].join("\n")
}

/** How many bars the request asks for. */
const limit = 2

const requestOf = (example: Example): string => {
  const { adjust } = basisOf(example)
  const query = [
    `indicators=${expressionOf(example.indicator)}`,
    `end_date=${endOf(example)}`,
    ...(adjust === undefined ? [] : [`adjust=${adjust}`]),
    `limit=${limit}`
  ]
  const path = `/api/public/v1/stock/indicators/${example.stretch.symbol}?${query.join("&")}`
  return `curl -H "X-API-Key: $KEY" "http://127.0.0.1:8080${path}"\n`
}

/** `data` of the answer. */
const answerOf = ({ indicator, last, outputs, stretch }: Example): string => {
  const expression = expressionOf(indicator)
  const rows = Array.from({ length: limit }, (_, i) => {
    const at = last + 1 - limit + i
    const values = indicator.outputs.map(({ name }, k) => {
      const value = outputs[k]?.[at] as number
      return [outputs.length === 1 ? expression : `${expression}.${name}`, Number.isNaN(value) ? null : value]
    })
    return {
      datetime: `${stretch.dates[at]}${midnight}`,
      close: stretch.columns.close[at],
      ...Object.fromEntries(values)
    }
  })
  return `${JSON.stringify(rows, null, 2)}\n`
}

const barsText = ({ from, stretch, to }: Example): string =>
  `daily bars of ${stretch.symbol} from ${stretch.dates[from]} to ${stretch.dates[to - 1]}`

/** What there is of an indicator on its bars. */
const exampleParts = (example: Example): ReadonlyArray<Part> => [
  heading("In the library"),
  { kind: "code", language: "ts", text: programOf(example) },
  heading("Over HTTP"),
  { kind: "code", language: "sh", text: requestOf(example) },
  text("Of the sample, the answer has in `data`:"),
  { kind: "code", language: "json", text: answerOf(example) }
]

const pictureParts = (example: Example): ReadonlyArray<Part> => {
  const title = `${example.indicator.title}: ${barsText(example)}`
  return [
    { kind: "picture", title, svg: pictureOf(example, title) },
    text(
      `${capital(barsText(example))}${example.indicator.group === "pattern" ? "; a triangle points at each on which the pattern ends" : ""}. Bars: sample data of QuantConnect Lean, Apache-2.0.`
    )
  ]
}

/** The page of an indicator. */
export const indicatorPage = (indicator: Indicator): Page => {
  const { deviation, formula, group, inputs, name, outputs, parameters, source, talib, title } = indicator
  const example = exampleOf(indicator)
  const warmUp = indicator.stage(...defaultsOf(indicator)).first
  return {
    title,
    parts: [
      {
        kind: "list",
        items: [
          `Name: ${code(name)}`,
          `Group: [${group}](${indexFile}#${group})`,
          `Computed from: ${inputs.map(inputText).join(", ")}`,
          `TA-Lib: ${talib ? "has it" : "doesn't have it"}`,
          `Warm-up: ${warmUp} ${warmUp === 1 ? "bar" : "bars"} before the first value${parameters.length === 0 ? "" : ", with the defaults"}`,
          `Source: ${source}`,
          ...(deviation === undefined ? [] : [`Deviation: ${deviation}`])
        ]
      },
      ...(isShown(example)
        ? pictureParts(example)
        : [text("The pattern ends on no bar of the sample: there is no picture of it.")]),
      heading("Formula"),
      text(`${formula}.`),
      heading("Outputs"),
      {
        kind: "table",
        head: ["output", "unit", "meaning"],
        rows: outputs.map((output) => [code(output.name), code(output.unit), output.meaning])
      },
      heading("Parameters"),
      parameters.length === 0
        ? text("It has none.")
        : {
            kind: "table",
            head: ["parameter", "type", "default", "least", "most"],
            rows: parameters.map(parameterRow)
          },
      ...exampleParts(example)
    ]
  }
}

/** The page that lists all of them by group. */
export const indexPage = (): Page => ({
  title: "Indicators",
  parts: [
    text(
      `The ${servedIndicators.length} indicators of daily, weekly and monthly bars, each with its formula, its source, a picture, and how programs and requests ask for it. Their examples are of bars of the sample, ${stretches()[0]?.symbol}'s where they can be.`
    ),
    text(
      "The library has `mavp` too, a moving average whose length a column states for each bar; there is no such column in requests."
    ),
    ...indicatorGroups.flatMap((group): ReadonlyArray<Part> => {
      const own = servedIndicators.filter((indicator) => indicator.group === group)
      return [
        heading(capital(group)),
        {
          kind: "table",
          head: ["indicator", "title", "computed from"],
          rows: own.map(({ inputs, name, title }) => [
            `[${name}](${name}.md)`,
            title,
            inputs.map(code).join(", ")
          ])
        }
      ]
    })
  ]
})
