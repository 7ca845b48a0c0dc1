/** `/financial/screener` and `/financial/companies/{symbol}/figures`: which companies meet a condition, and figures over time. */
import { Effect, Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { CalendarDate, Company, CompanySummary, Frequency, universes } from "../../../../core/mod.ts"
import { countField, field, nullable, pick } from "../../../../core/ports.ts"
import { itemCount, pagingFields } from "../base/Bodies.ts"
import {
  Forbidden,
  NotFound,
  TooManyRequests,
  Unauthorized,
  Unavailable,
  Unprocessable
} from "../base/Errors.ts"
import { columns, condition, historyNames, NamesOwnFigures, order } from "../base/Expressions.ts"
import { DataFormat, PanelFormat } from "../base/Formats.ts"
import { JsonBody } from "../base/JsonBody.ts"
import { asOf, asOfBegun, companyPath, ofCompany, pageErrors, pageFields, root } from "../base/Pages.ts"
import { currencyCode, date, integer, orElse, text, word } from "../base/Parameters.ts"
import { Cost, KeyAccess, RequiredAccess, withScope } from "../base/RequiredAccess.ts"
import type { RawQuery } from "../base/Validation.ts"
import { begun, begunDate, CrossChecks, ordered, Validation } from "../base/Validation.ts"

const cell = field(
  Schema.NullOr(Schema.Union([Schema.Finite, Schema.String])),
  "The value of a column, by the expression as it was asked for: a number, a text, or a date YYYY-MM-DD; null where unknown"
)

/** Figures by the expressions that were asked for. */
const Cells = Schema.Record(Schema.String, cell)

const UnknownCondition = Schema.Struct({
  condition: field(Schema.String, "The condition as it was written"),
  count: countField("Companies for which the whole is unknown, and this condition is")
}).annotate({ identifier: "UnknownCondition" })

const ScreenUniverse = Schema.Struct({
  name: field(Schema.Literals(universes), "Which companies were screened"),
  count: countField("Companies of the universe"),
  left_out: countField("Other companies that were known by then")
}).annotate({ identifier: "ScreenUniverse" })

const screenedRow = {
  ...pick(CompanySummary.fields, ["company_id", "symbol", "name", "exchange"]),
  price_date: nullable(CalendarDate, "The day of the latest bar; null without one")
}

const screenCurrency = nullable(
  Schema.String,
  "What money is in, converted by the rate of its day; null where no company has a currency"
)
const total = countField("Companies that meet the condition")
const unknown = field(
  Schema.Array(UnknownCondition),
  "By condition, the companies that aren't listed because a figure is unknown"
)
const columnNames = field(
  Schema.Array(Schema.String),
  "The expressions of the columns, as they were asked for"
)

export const Screened = Schema.Struct({
  as_of: field(CalendarDate, "The day at whose end the figures were known"),
  currency: screenCurrency,
  universe: ScreenUniverse,
  total,
  unknown,
  columns: columnNames,
  data: Schema.Array(
    Schema.StructWithRest(Schema.Struct(screenedRow), [Cells]).annotate({ identifier: "ScreenedCompany" })
  ),
  count: itemCount,
  limit: pagingFields.limit,
  offset: pagingFields.offset,
  has_more: pagingFields.has_more
}).annotate({ identifier: "Screened" })

const universe = word(Schema.Literals(universes)).pipe(orElse("listed" as const))

/** What a screen asks for, in a query and in a body. */
const screen = {
  where: Schema.optionalKey(condition),
  columns: Schema.optionalKey(columns),
  sort: Schema.optionalKey(order),
  universe,
  currency: Schema.optionalKey(currencyCode)
}

const window = {
  limit: integer(1, 1000).pipe(orElse(100)),
  offset: integer(0).pipe(orElse(0))
}

const format = { format: Schema.optionalKey(word(DataFormat)) }

/** The same as a body. */
export const ScreenRequest = Schema.Struct({
  ...screen,
  as_of: Schema.optionalKey(begunDate("as_of")),
  limit: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1000 })).pipe(
    Schema.withDecodingDefaultTypeKey(Effect.succeed(100))
  ),
  offset: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)).pipe(
    Schema.withDecodingDefaultTypeKey(Effect.succeed(0))
  ),
  ...format
}).annotate({ identifier: "ScreenRequest" })

/** The expressions of a screen, as they were asked for. */
type Expressions = Readonly<Partial<Record<"where" | "columns" | "sort", string>>>

/** The days before its own that a screen names, each of which is read as a screen of its own is. */
const daysAgo = (query: Expressions): number =>
  new Set(
    [query.where, query.columns, query.sort].flatMap(
      // Texts of this form are the spans of `ago`.
      (text) => text?.match(/["']\d{1,6}[dwmqy]["']/g)?.map((span) => span.slice(1, -1)) ?? []
    )
  ).size

/** How many requests of a quota a screen takes: one for its own day and for each other that it looks at. */
export const screenCost = (query: Expressions): number => 1 + daysAgo(query)

const about =
  '`where` is a CEL expression over figures, such as `market_cap > 1e9 && pe_ratio < 15 && sector in ["Technology"]`; `rank(x)` (1 is the largest), `percentile(x)` ((known - rank) / (known - 1) x 100) and `zscore(x)` are over the universe, `ago(x, "1y")` is the figure as it was known then. A comparison with an unknown figure is unknown, and such a company isn\'t listed. Those delisted since and former holders of tickers are in the universe of a past day.'

const Distribution = Schema.Struct({
  column: field(Schema.String, "The column, as it was asked for"),
  type: field(Schema.Literals(["number", "date", "text"]), "What its values are"),
  known: countField("Companies of the universe that have a value"),
  percentiles: nullable(
    Schema.Array(Schema.Finite),
    "Of numbers, 101 of them, from the least to the greatest; null of texts and dates, and where no value is known"
  ),
  values: nullable(
    Schema.Array(
      Schema.Struct({
        value: field(Schema.String, "The text"),
        count: countField("Companies of the universe that have it")
      })
    ),
    "Of texts, the most frequent ones; null of numbers and dates"
  )
}).annotate({ identifier: "Distribution" })

const MatchedPart = Schema.Struct({
  condition: field(Schema.String, "The part as it was written"),
  count: countField("Companies that meet it"),
  together: countField("Companies that meet it and all parts before it")
}).annotate({ identifier: "MatchedPart" })

export const ScreenerPage = Schema.Struct({
  ...Screened.fields,
  description: field(
    Schema.NullOr(
      Schema.Struct({
        distributions: field(Schema.Array(Distribution), "Of each column over the universe"),
        matches: field(Schema.Array(MatchedPart), "Of each part that && joins; none without a condition")
      })
    ),
    "What the screen finds in the whole universe; null unless `explain` asks for it"
  )
}).annotate({ identifier: "ScreenerPage" })

const flag = word(Schema.Literals(["true", "false"])).pipe(orElse("false" as const))

/** The same for pages, without a key where these are public. */
export const getScreener = HttpApiEndpoint.get("screener", `${root}/screener`, {
  query: { ...screen, ...asOf, ...window, limit: integer(1, 100).pipe(orElse(50)), explain: flag, ...format },
  success: ScreenerPage,
  error: Unavailable
})
  .annotate(CrossChecks, asOfBegun)
  .annotate(Cost, screenCost)
  .annotate(NamesOwnFigures, true)
  .annotate(OpenApi.Identifier, "getScreener")
  .annotate(OpenApi.Summary, "The companies that meet a condition, for pages")
  .annotate(OpenApi.Description, "As the public API has it.")

const historyQuery = {
  names: historyNames,
  start_date: Schema.optionalKey(date),
  end_date: Schema.optionalKey(date),
  frequency: word(Frequency).pipe(orElse("month" as const)),
  limit: integer(1, 5000).pipe(orElse(100)),
  ...format
}

const historyFields = {
  currency: Company.fields.currency,
  frequency: field(Frequency, "How long the periods are"),
  names: field(Schema.Array(Schema.String), "The figures, as they were asked for"),
  data: Schema.Array(
    Schema.StructWithRest(
      Schema.Struct({
        date: field(CalendarDate, "The day of the period's last bar; without prices its last session")
      }),
      [Cells]
    ).annotate({ identifier: "FiguresOfPeriod" })
  ),
  count: itemCount,
  has_more: field(Schema.Boolean, "Whether the range has earlier periods")
}

export const FigureHistoryBody = Schema.Struct({
  symbol: Company.fields.symbol,
  ...historyFields
}).annotate({ identifier: "FigureHistory" })

export const FigureHistoryPage = Schema.Struct({ ...pageFields, ...historyFields }).annotate({
  identifier: "FigureHistoryPage"
})

const aboutHistory =
  "Oldest first, the newest periods of the range. Each figure is as it was known at the end of the period's last day, the current period included, and isn't converted: prices are in `currency`, amounts of statements in their own. Of an expression, such as an own figure, all amounts are in `currency`."

const historyCost = ({ names = "" }: RawQuery): number => screenCost({ columns: names })

/** Figures of a company over time, for pages. */
export const listCompanyFigures = HttpApiEndpoint.get("figures", `${companyPath}/figures`, {
  params: ofCompany,
  query: historyQuery,
  success: FigureHistoryPage,
  error: pageErrors
})
  .annotate(CrossChecks, [ordered("start_date", "end_date")])
  .annotate(Cost, historyCost)
  .annotate(NamesOwnFigures, true)
  .annotate(OpenApi.Identifier, "listCompanyFigures")
  .annotate(OpenApi.Summary, "A company's figures over time, for pages")
  .annotate(OpenApi.Description, aboutHistory)

const periodFields = {
  date: field(CalendarDate, "The last session of the period"),
  total,
  unknown
}

const PanelRow = Schema.StructWithRest(
  Schema.Struct({
    date: periodFields.date,
    ...screenedRow,
    next_date: Schema.optionalKey(nullable(CalendarDate, "The next period's date; null in the last period")),
    return: Schema.optionalKey(
      nullable(
        Schema.Finite,
        "Total return from this date to the next one, splits and payments applied; a look ahead",
        {
          unit: "percent"
        }
      )
    ),
    ended: Schema.optionalKey(
      nullable(
        CalendarDate,
        "The day of its last bar, where trade ended before the next date; null otherwise"
      )
    )
  }),
  [Cells]
).annotate({ identifier: "PanelRow" })

export const ScreenPanel = Schema.Struct({
  currency: screenCurrency,
  frequency: historyFields.frequency,
  columns: columnNames,
  periods: Schema.Array(Schema.Struct(periodFields).annotate({ identifier: "PanelPeriod" })),
  data: Schema.Array(PanelRow),
  has_more: field(Schema.Boolean, "Whether a period has more companies than `limit`")
}).annotate({ identifier: "ScreenPanel" })

const panelFrequency = Schema.Literals(["month", "quarter", "year"])

/** The most periods of a panel. */
const maxPeriods = 600

const monthsOf = { month: 1, quarter: 3, year: 12 } as const

/** How many periods a query asks for, about; up to a time, in milliseconds since 1970, where it names no last day. */
const periodsAsked = ({ end_date, frequency, start_date }: RawQuery, now: number): number => {
  const [from, to] = [start_date, end_date].map((text) => Date.parse(text ?? ""))
  if (from === undefined || Number.isNaN(from)) return 1
  const days = ((to === undefined || Number.isNaN(to) ? now : to) - from) / 86_400_000
  const months = Object.hasOwn(monthsOf, frequency ?? "month")
    ? monthsOf[(frequency ?? "month") as keyof typeof monthsOf]
    : 1
  return Math.max(1, Math.ceil(days / 30.44 / months))
}

const hasTooManyPeriods = (query: RawQuery, now: number): boolean => periodsAsked(query, now) > maxPeriods + 1

/** A panel of twelve periods takes about as long as a screen of a day that isn't in memory; one that is refused takes nothing. */
const panelCost = (query: RawQuery, now: number): number =>
  hasTooManyPeriods(query, now)
    ? 1
    : screenCost(query) * Math.ceil(Math.min(periodsAsked(query, now), maxPeriods) / 12)

/** A panel's number of periods is bounded. */
const fewPeriods = (query: RawQuery, now: number) =>
  !hasTooManyPeriods(query, now)
    ? []
    : [
        {
          loc: ["query", "start_date"],
          msg: `Value error, a panel has at most ${maxPeriods} periods`,
          type: "value_error"
        }
      ]

export class ScreensApi extends HttpApiGroup.make("screens")
  .add(
    HttpApiEndpoint.get("screen", "/screener", {
      query: { ...screen, ...asOf, ...window, ...format },
      success: Screened,
      error: Unavailable
    })
      .annotate(CrossChecks, asOfBegun)
      .annotate(Cost, screenCost)
      .annotate(OpenApi.Identifier, "listScreened")
      .annotate(OpenApi.Summary, "The companies that meet a condition")
      .annotate(OpenApi.Description, `${about} Each other day that it looks at counts as a request.`),
    HttpApiEndpoint.post("screenByBody", "/screener", {
      payload: ScreenRequest,
      success: Screened,
      error: [Unauthorized, Forbidden, TooManyRequests, Unavailable, Unprocessable]
    })
      .middleware(JsonBody)
      .annotate(OpenApi.Identifier, "searchScreened")
      .annotate(OpenApi.Summary, "The same, by a body")
      .annotate(OpenApi.Description, "For expressions that are too long for a URL. It changes nothing."),
    HttpApiEndpoint.get("panel", "/screener/history", {
      query: {
        ...screen,
        start_date: date,
        end_date: Schema.optionalKey(date),
        frequency: word(panelFrequency).pipe(orElse("month" as const)),
        returns: flag,
        ...window,
        format: Schema.optionalKey(word(PanelFormat))
      },
      success: ScreenPanel,
      error: Unavailable
    })
      .annotate(CrossChecks, [ordered("start_date", "end_date"), begun("end_date"), fewPeriods])
      .annotate(Cost, panelCost)
      .annotate(OpenApi.Identifier, "listScreenHistory")
      .annotate(OpenApi.Summary, "The same screen on the last session of each period")
      .annotate(
        OpenApi.Description,
        "As JSON with `limit` companies of each period, 64 MB at most; `format=csv` and `ndjson` stream all of them. With `returns=true` each row has the total return to the next period's date, up to its last bar for one that ended, so that a back test needs no other request and has no survivorship bias. Twelve periods count as a request."
      ),
    HttpApiEndpoint.get("history", "/companies/:symbol/figures", {
      params: { symbol: text(100) },
      query: historyQuery,
      success: FigureHistoryBody,
      error: [NotFound, Unavailable]
    })
      .annotate(CrossChecks, [ordered("start_date", "end_date")])
      .annotate(Cost, historyCost)
      .annotate(OpenApi.Identifier, "getFigureHistory")
      .annotate(OpenApi.Summary, "A company's figures over time")
      .annotate(OpenApi.Description, aboutHistory)
  )
  .annotateEndpoints(RequiredAccess, withScope("read:financial"))
  .annotateEndpoints(NamesOwnFigures, true)
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix("/financial")
  .annotateMerge(
    OpenApi.annotations({
      title: "Screens",
      description: "Which companies meet a condition on a day, and figures of companies over time."
    })
  ) {}
