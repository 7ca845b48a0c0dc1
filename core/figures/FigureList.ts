/** The catalogue as it is served: what each figure says of itself, without its computation. */
import { Schema } from "effect"
import { field, nullable } from "../records/Record.ts"
import type { FigureMeaning } from "../records/FigureMeaning.ts"
import { figureFunctions, figures } from "./Catalogue.ts"
import { type FigureGroup, figureGroups, type FigureParameter } from "./Figure.ts"

const units = [
  "currency",
  "price",
  "percent",
  "ratio",
  "count",
  "shares",
  "date",
  "text"
] as const satisfies ReadonlyArray<FigureMeaning["unit"]>

const ListedParameter = Schema.Struct({
  name: field(Schema.String, "The parameter's name; arguments are by place", { example: "time_period" }),
  default: nullable(Schema.Finite, "Its value where it isn't given; null where it must be"),
  minimum: field(Schema.Finite, "The least value"),
  maximum: field(Schema.Finite, "The greatest value"),
  whole: field(Schema.Boolean, "Whether it is a whole number")
})

/** What a figure says of itself. */
export const ListedFigure = Schema.Struct({
  name: field(Schema.String, "Its name in bodies, columns and expressions", { example: "net_margin" }),
  title: field(Schema.String, "What it is called, in English", { example: "Net margin" }),
  group: field(Schema.Literals(figureGroups), "What it is about"),
  unit: field(
    Schema.Literals(units),
    "What it is counted in: currency, an amount of money; price, an amount a share in the unit of its prices; ratio, a multiple or an index"
  ),
  type: field(Schema.Literals(["number", "text", "date"]), "The type of its values"),
  meaning: field(Schema.String, "What it says", { example: "Net income to sales" }),
  formula: nullable(
    Schema.String,
    "Of other figures and lines, by their names; null where it is stored as it came",
    {
      example: "net_income / sales x 100"
    }
  ),
  null_when: nullable(Schema.String, "What makes it null beside a missing operand; null where nothing does", {
    example: "sales isn't above 0"
  }),
  source: nullable(Schema.String, "Where the formula is from; null where it is plain"),
  parameters: nullable(
    Schema.Array(ListedParameter),
    "Of one by function call, such as rsi(14), in the order of its arguments; null for one without"
  )
})
export interface ListedFigure extends Schema.Schema.Type<typeof ListedFigure> {}

const orNull = (text: string | undefined): string | null => (text === undefined || text === "" ? null : text)

const listed = (
  { formula, group, meaning, name, null_when, source, title, type, unit }: FigureMeaning<FigureGroup>,
  parameters: ReadonlyArray<FigureParameter> | null
): ListedFigure => ({
  name,
  title,
  group,
  unit,
  type,
  meaning,
  formula: orNull(formula),
  null_when: orNull(null_when),
  source: orNull(source),
  parameters
})

/** Every figure by group, those by function call last. */
export const figureList: ReadonlyArray<ListedFigure> = [
  ...figures.map((figure) => listed(figure, null)),
  ...figureFunctions.map((figure) => listed(figure, figure.parameters))
]
