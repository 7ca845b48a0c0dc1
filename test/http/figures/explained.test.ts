/** Figures of a company with what is behind them: operands with their filings and bars, and why one is unknown. */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { figureList, IndexSymbol } from "../../../core/mod.ts"
import { sqlitePlace } from "../../adapters/places.ts"
import { actionHeader, priceHeader, take } from "../../contract/stores.ts"
import { applePages } from "../../fixtures/applePages.ts"
import { screened } from "../../fixtures/screened.ts"
import { type World, withMore } from "../../fixtures/World.ts"
import { apple, companies, past } from "../pages.ts"
import { serviceOver } from "../serviceOver.ts"
import { tokenOf } from "../tokens.ts"

const closes = (symbol: string, day: string, some: ReadonlyArray<number>): ReadonlyArray<string> =>
  some.map(
    (close, i) => `${symbol},${day}${String(i + 3).padStart(2, "0")},${close},${close},${close},${close},10`
  )

/** More securities, each of which lacks something else. */
const lacking = withMore(
  screened,
  Effect.gen(function* () {
    yield* take("companies", [
      "symbol,exchange,name,cik,currency,employees",
      "ABRD,NYSE,Abroad Inc.,11,USD,5",
      "LATE,NYSE,Late Inc.,12,USD,",
      "NOSH,NYSE,Uncounted Inc.,13,USD,",
      "FEWB,NYSE,Few Inc.,14,USD,",
      "FRGN,NYSE,Foreign Inc.,15,USD,",
      "TWOA,NYSE,Two Inc.,16,USD,",
      "TWOB,NYSE,Two Inc. B,16,USD,"
    ])
    yield* take("prices", [
      priceHeader,
      ...closes("ABRD", "2024-06-", [10]),
      "LATE,2024-06-20,5,5,5,5,10",
      ...closes("NOSH", "2024-06-", [10]),
      ...closes("FEWB", "2024-06-", [10, 11, 12]),
      ...closes("FRGN", "2024-06-", [10]),
      ...closes("TWOA", "2024-06-", [10]),
      ...closes("TWOB", "2024-06-", [10])
    ])
    yield* take("actions", [
      `${actionHeader},currency`,
      "ABRD,2023-05-15,split,2,,",
      "FRGN,2024-02-15,dividend,1,20,EUR"
    ])
    yield* take("shares", [
      "symbol,date,count",
      "ABRD,2024-01-01,10",
      "LATE,2024-06-24,7",
      "FEWB,2024-01-01,1",
      "TWOA,2024-01-01,5"
    ])
    yield* take("statements", [
      "symbol,fiscal_date,period,filed_at,form,currency,sales,net_income,total_equity",
      "ABRD,2023-12-31,annual,2024-02-15,10-K,EUR,100,10,50",
      "LATE,2023-12-31,annual,2024-06-25,10-K,USD,100,10,50"
    ])
    yield* take("statements", [
      "symbol,fiscal_date,period,filed_at,form,currency,net_income,eps_diluted",
      "NOSH,2023-12-31,annual,2024-02-15,10-K,USD,10,2",
      "NOSH,2024-03-31,quarterly,2024-05-15,10-Q,USD,3,0.6"
    ])
    yield* take("reports", [
      "external_id,title,report_date,securities_firm,symbol,opinion,target_price,report_type",
      "r1,Buy it,2024-02-05,Alpha,GONE,Buy,20,company_analysis"
    ])
  })
)

const onSqlite: World = { ...lacking, stores: Layer.unwrap(sqlitePlace) }

const bare = serviceOver(onSqlite)
const indexed = serviceOver({ ...onSqlite, beside: Layer.succeed(IndexSymbol, "SPY") })
const indexOfFew = serviceOver({ ...onSqlite, beside: Layer.succeed(IndexSymbol, "EURO") })
const real = serviceOver(applePages)

const day = "2024-06-28"
const before = "2024-06-10"

/** By the public API. */
const explained = async ({ get }: Pick<typeof bare, "get">, symbol: string, figure: string, as_of = day) => {
  const { json, status } = await get(
    `/financial/companies/${symbol}/figures/${encodeURIComponent(figure)}?as_of=${as_of}`
  )
  assert.strictEqual(status, 200, `${symbol} ${figure}`)
  return json
}

const missing = async (...asked: Parameters<typeof explained>) => {
  const json = await explained(...asked)
  assert.isNull(json.value)
  return json.missing.map(({ message, name, reason }: any) => `${name}: ${reason}: ${message}`)
}

/** Operands in a line each: of what, value, day, filing, bars. */
const parts = (json: any) =>
  json.operands.map(
    ({ date, name, part_of, price, statement, value }: any) =>
      `${part_of === null ? "" : `${part_of} < `}${name} ${value} ${date}${statement === null ? "" : ` ${statement.form} ${statement.filed_at}`}${price === null ? "" : ` ${price.bars}`}`
  )

const currencyOf = async (symbol: string, figure: string) => (await explained(bare, symbol, figure)).currency

describe("why a figure is unknown", () => {
  it("has the filing that lacks a line, and what it could be derived from", async () => {
    const lacking = await explained(bare, "LATE", "gross_margin")
    assert.deepStrictEqual(
      lacking.missing.map(({ filing, name }: any) => [name, filing]),
      [["gross_profit", { form: "10-K", fiscal_date: "2023-12-31", lacks: ["cost_of_goods"] }]]
    )
    const below = await explained(bare, "BETA", "pe_ratio")
    assert.deepStrictEqual(
      below.missing.map(({ filing, name }: any) => [name, filing]),
      [["net_income_ttm", null]]
    )
  })

  const causes: ReadonlyArray<
    readonly [symbol: string, figure: string, why: ReadonlyArray<string>, as_of?: string]
  > = [
    ["MUTE", "pe_ratio", ["market_cap: no_price: No prices are stored"]],
    ["LATE", "close", [`close: no_price_by_then: The first price is of 2024-06-20, after ${before}`], before],
    ["NOSH", "market_cap", ["market_cap: no_share_count: No counts of shares are stored"]],
    [
      "LATE",
      "shares_outstanding",
      [
        `shares_outstanding: no_share_count_by_then: The first count of shares is of 2024-06-24, after ${before}`
      ],
      before
    ],
    [
      "TWOA",
      "market_cap",
      [
        "market_cap: class_not_priced: A class of shares has no price in the currency of this one, or no count while it is traded"
      ]
    ],
    ["MUTE", "net_margin", ["net_income: no_statement: No statements are stored"]],
    [
      "LATE",
      "net_margin",
      [
        `net_income: no_statement_by_then: The first statement was filed on 2024-06-25, after ${before}`,
        `sales: no_statement_by_then: The first statement was filed on 2024-06-25, after ${before}`
      ],
      before
    ],
    [
      "LATE",
      "gross_margin",
      [
        "gross_profit: not_in_filing: The 10-K of the period to 2023-12-31 has no gross_profit, nor cost_of_goods to derive it from"
      ]
    ],
    [
      "BETA",
      "sales_growth_1y",
      [
        "sales_growth_1y: too_few_statements: The statements known to 2023-12-31 don't have all the periods that it is computed from"
      ]
    ],
    ["BETA", "pe_ratio", ["net_income_ttm: not_above_zero: net_income_ttm isn't above 0, but -20"]],
    [
      "ABRD",
      "pe_ratio",
      [
        "net_income_ttm: other_currency: Statements are in EUR, prices in USD, and figures of both aren't converted"
      ]
    ],
    [
      "FRGN",
      "dividend_yield",
      ["dividend_yield: other_currency: The dividend of 2024-02-15 is in EUR, prices in USD"]
    ],
    [
      "GONE",
      "dividend_yield",
      [
        "dividend_yield: payments_unknown: No splits and payments are stored, so that it isn't known whether there were any"
      ]
    ],
    [
      "ABRD",
      "last_dividend",
      [`last_dividend: no_payment: None is known by ${day}; splits and payments are known to 2024-07-01`]
    ],
    ["BETA", "beta", ["beta: no_index: No market index is set, which betas are against"]],
    [
      "FEWB",
      "volatility_20d",
      ["volatility_20d: too_few_bars: There are too few daily bars up to 2024-06-05"]
    ],
    [
      "BETA",
      "rsi(14)",
      [`rsi(14): gap_in_bars: The daily bars up to ${day} have a gap of seven or more trading days`]
    ],
    ["ALFA", "target_price", [`target_price: no_report: No report of the twelve months to ${day} has one`]],
    ["GONE", "upside", [`upside: price_too_old: The latest price is of 2024-03-15, too old for ${day}`]],
    ["MUTE", "next_earnings", [`next_earnings: no_filing: None is known by ${day}`]],
    ["ALFA", "employees", ["employees: not_recorded: The company's record doesn't have it"]]
  ]

  it.for(causes)("%s %s", async ([symbol, figure, why, as_of]) => {
    assert.deepStrictEqual(await missing(bare, symbol, figure, as_of), why)
  })

  it("shows the year that stands in for quarters of which one is missing", async () => {
    assert.deepStrictEqual(parts(await explained(bare, "NOSH", "eps_diluted_ttm")), [
      "eps_diluted 2 2023-12-31 10-K 2024-02-15"
    ])
  })

  it("names the index that isn't stored, or that has too short a history", async () => {
    assert.deepStrictEqual(await missing(indexed, "BETA", "beta"), [
      "beta: index_not_stored: The market index SPY isn't among the companies"
    ])
    assert.deepStrictEqual(await missing(indexOfFew, "BETA", "beta"), [
      `beta: too_few_bars: The company and the index EURO have returns in common of fewer than 24 months up to ${day}`
    ])
  })

  it("lists only what alone makes it null: preferred stock counts as 0", async () => {
    assert.deepStrictEqual(
      (await missing(bare, "ALFA", "enterprise_value")).map((why: string) =>
        why.slice(0, why.indexOf(": The"))
      ),
      ["cash_and_cash_equivalents: not_in_filing", "total_debt: not_in_filing"]
    )
  })
})

describe("every figure of every company", () => {
  const names = figureList.map(({ name, parameters }) =>
    parameters === null ? name : `${name}(${parameters.map((_) => _.default ?? 20).join()})`
  )

  it.for(["BETA", "MUTE", "ABRD", "FRGN"])("of %s", async (symbol) => {
    for (const figure of names) {
      const { missing: lacks, value } = await explained(bare, symbol, figure)
      assert.strictEqual(lacks.length === 0, value !== null, `${figure} ${value}`)
    }
  })

  it("has the value that histories have, and operands where it has a formula", async () => {
    for (let i = 0; i < names.length; i += 40) {
      const some = names.slice(i, i + 40)
      const { json } = await real.visit(
        `${apple}/figures?names=${encodeURIComponent(some.join())}&frequency=day&end_date=${past}&limit=1`
      )
      const values = (
        await real.visit(`${apple}/values?names=${encodeURIComponent(some.join())}&as_of=${past}`)
      ).json
      for (const [place, name] of json.names.entries()) {
        const { formula, operands, value } = await explained(real, "AAPL", name, past)
        assert.strictEqual(value, json.data[0][name], name)
        assert.strictEqual(values.figures[place].value, value, name)
        if (value !== null && formula !== null) assert.isNotEmpty(operands, name)
      }
    }
  })
})

describe("what a figure is computed from", () => {
  it("is the market cap with its count and close, and twelve months with their quarters, by filing", async () => {
    const json = await explained(real, "AAPL", "pe_ratio", past)
    assert.deepStrictEqual(parts(json), [
      "market_cap 2050665926400 2021-03-31",
      "market_cap < shares_outstanding 16788096000 2021-01-15",
      "market_cap < close 122.15 2021-03-31 1",
      "net_income_ttm 63930000000 2020-12-26",
      "net_income_ttm < net_income 28755000000 2020-12-26 10-Q 2021-01-28",
      "net_income_ttm < net_income 12673000000 2020-09-26 10-K 2020-10-30",
      "net_income_ttm < net_income 11253000000 2020-06-27 10-Q 2020-07-31",
      "net_income_ttm < net_income 11249000000 2020-03-28 10-Q 2020-05-01"
    ])
    assert.strictEqual(json.value, 2_050_665_926_400 / 63_930e6)
    assert.deepStrictEqual(
      [json.title, json.unit, json.currency, json.formula],
      ["P/E", "ratio", null, "market_cap / net_income_ttm"]
    )
  })

  it("has the provenance that statements have", async () => {
    const { operands } = await explained(real, "AAPL", "free_cash_flow_margin", past)
    const { json } = await real.visit(`${apple}/financials?as_of=${past}&include=provenance,lines`)
    const [year] = json.statements
    assert.deepStrictEqual(
      operands.map(({ name, statement }: any) => [name, statement]),
      ["free_cash_flow", "sales"].map((line) => {
        const { derivation, filed_at, filing_url, form, tag } = year.provenance[line]
        return [
          line,
          { fiscal_date: "2020-09-26", period: "Annual", filed_at, form, filing_url, tag, derivation }
        ]
      })
    )
  })

  it("has earnings per share as filed, and the split since", async () => {
    assert.deepStrictEqual(parts(await explained(real, "AAPL", "eps_diluted_growth_5y_cagr", past)), [
      "eps_diluted 9.22 2015-09-26 10-K 2015-10-28",
      "split 4 2020-08-31",
      "eps_diluted 3.28 2020-09-26 10-K 2020-10-30"
    ])
  })

  it("has payments and the splits between them, and every listed class of an issuer", async () => {
    assert.deepStrictEqual(parts(await explained(bare, "BETA", "dividend_yield")), [
      "close 10 2024-06-28 1",
      "dividend 1 2024-02-15",
      "split 2 2024-05-15"
    ])
    const { operands } = await explained(bare, "ALFA", "market_cap")
    assert.deepStrictEqual(
      operands.map(({ title, value }: any) => `${title} ${value}`),
      ["Shares outstanding, ALFA 100", "Shares outstanding, ALFB 10", "Close, ALFA 16", "Close, ALFB 9"]
    )
  })

  it("is an amount in the currency of its statements or of its price", async () => {
    const figures = ["sales", "close", "net_margin", "market_cap"]
    assert.deepStrictEqual(await Promise.all(figures.map((figure) => currencyOf("ABRD", figure))), [
      "EUR",
      "USD",
      null,
      "USD"
    ])
  })
})

describe("an explanation", () => {
  it("is the same on company pages, with their head", async () => {
    const { json } = await bare.visit(`${companies}/3/figures/pe_ratio?as_of=${day}`)
    const { symbol, ...rest } = await explained(bare, json.symbol, "pe_ratio")
    assert.deepStrictEqual(json, { company_id: 3, symbol, ...rest })
  })

  it("says where a name is wrong, and takes one alone", async () => {
    for (const [name, message] of [
      ["pe_ration", /pe_ratio/],
      ["pe_ratio,roe", /several figures/],
      ["close%20%2B%201", /isn't a figure/]
    ] as const) {
      const { json, status } = await bare.visit(`${companies}/3/figures/${name}`)
      assert.deepStrictEqual([status, json.detail[0].loc], [422, ["path", "figure"]], name)
      assert.match(JSON.stringify(json.detail[0]), message)
    }
  })

  it("needs the scope of statements", async () => {
    const { secret } = await bare.key({ scopes: ["read:stock"] })
    const url = "/api/public/v1/financial/companies/BETA/figures/roe"
    assert.strictEqual((await bare.send("GET", url, { "x-api-key": secret })).status, 403)
    assert.strictEqual((await bare.send("GET", url)).status, 401)
  })

  it("has the command that brings what is missing, for operators alone", async () => {
    const asked = (figure: string, headers: Readonly<Record<string, string>>) =>
      bare.send("GET", `/api/v1/admin/companies/3/figures/${figure}`, headers)
    const admin = { authorization: `Bearer ${await tokenOf("op", { scope: "admin" })}` }
    const commands = await Promise.all(
      ["enterprise_value", "target_price", "beta", "pe_ratio"].map(async (figure) => {
        const { json } = await asked(figure, admin)
        return json.missing[0].command
      })
    )
    assert.deepStrictEqual(commands, [
      "findata sync edgar --symbols BETA",
      "findata import reports reports.csv --symbol BETA:NYSE",
      "INDEX_SYMBOL=SPY findata serve",
      null
    ])
    const { missing: lacks, ...rest } = (await asked("enterprise_value", admin)).json
    const { missing: own, ...page } = (await bare.visit(`${companies}/3/figures/enterprise_value`)).json
    assert.deepStrictEqual(rest, page)
    assert.deepStrictEqual(
      lacks.map(({ message }: any) => message),
      own.map(({ message }: any) => message)
    )
    const user = { authorization: `Bearer ${await tokenOf("one")}` }
    assert.deepStrictEqual(
      [(await asked("pe_ratio", user)).status, (await asked("pe_ratio", {})).status],
      [403, 401]
    )
  })

  it("follows what is written", async () => {
    const asked = async () => (await bare.visit(`${companies}/3/figures/employees`)).json.value
    assert.isNull(await asked())
    await bare.run(take("companies", ["symbol,exchange,name,employees", "BETA,NYSE,Beta Corp.,77"]))
    assert.strictEqual(await asked(), 77)
  })
})

it("figures of companies are a table of a row each", async () => {
  const { text } = await real.visit(
    `/financial_v4/values?companies=aapl&names=pe_ratio,net_margin&as_of=${past}&format=csv`
  )
  const { text: ofOne } = await real.visit(
    `${apple}/values?names=pe_ratio,net_margin&as_of=${past}&format=csv`
  )
  const { json } = await real.visit(`${apple}/values?names=pe_ratio,net_margin&as_of=${past}`)
  assert.strictEqual(text, ofOne)
  assert.deepStrictEqual(text.trimEnd().split("\r\n"), [
    "company_id,symbol,as_of,name,title,value,unit,currency",
    ...json.figures.map(
      ({ name, title, unit, value }: any) =>
        `${json.company_id},AAPL,${past},${name},${title},${value},${unit},`
    )
  ])
})
