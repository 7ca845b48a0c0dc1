/** Forms 3, 4 and 5 as rows of insiders: real ones as filed, and made-up ones for what those don't have. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { directionOf } from "../../../../core/insiders/TradeDirection.ts"
import { type InsiderTransaction, insiderSummary } from "../../../../core/mod.ts"
import { standing } from "../../../../core/ports.ts"
import { faultOf, figure, only, read, rowsIn } from "../reading.ts"

const aar = figure("0001127602-25-001055.xml")
const snowflake = figure("form4.snow.xml")

const insiders = (name: string, text: string) => rowsIn("insiders", name, text)

/** The complete text of a filing. */
const filing = (xml: string, accession = "0001640147-22-000150", filed = "20221215"): string =>
  `<SEC-DOCUMENT>${accession}.txt : ${filed}
<SEC-HEADER>${accession}.hdr.sgml : ${filed}
ACCESSION NUMBER:\t\t${accession}
CONFORMED SUBMISSION TYPE:\t4
CONFORMED PERIOD OF REPORT:\t20221213
FILED AS OF DATE:\t\t${filed}
DATE AS OF CHANGE:\t\t${filed}
</SEC-HEADER>
<DOCUMENT>
<TYPE>4
<TEXT>
<XML>
${xml}
</XML>
</TEXT>
</DOCUMENT>
</SEC-DOCUMENT>
`

interface Trade {
  readonly code?: string
  readonly side?: string
  readonly shares?: string
  readonly price?: string
  readonly after?: string
  readonly day?: string
}

const trade = ({ after = "900", code = "S", day = "2024-03-01", price, shares, side = "D" }: Trade): string =>
  `<nonDerivativeTransaction>
    <securityTitle><value>Common Stock</value></securityTitle>
    <transactionDate><value>${day}</value></transactionDate>
    <transactionCoding><transactionFormType>4</transactionFormType><transactionCode>${code}</transactionCode>
      <equitySwapInvolved>0</equitySwapInvolved></transactionCoding>
    <transactionAmounts>
      <transactionShares>${shares ?? "<value>100</value>"}</transactionShares>
      <transactionPricePerShare>${price ?? "<value>10.5</value>"}</transactionPricePerShare>
      <transactionAcquiredDisposedCode><value>${side}</value></transactionAcquiredDisposedCode>
    </transactionAmounts>
    <postTransactionAmounts><sharesOwnedFollowingTransaction><value>${after}</value></sharesOwnedFollowingTransaction></postTransactionAmounts>
    <ownershipNature><directOrIndirectOwnership><value>D</value></directOrIndirectOwnership></ownershipNature>
  </nonDerivativeTransaction>`

const owner = (cik: string, name: string, relationship: string): string =>
  `<reportingOwner><reportingOwnerId><rptOwnerCik>${cik}</rptOwnerCik><rptOwnerName>${name}</rptOwnerName></reportingOwnerId>
   <reportingOwnerRelationship>${relationship}</reportingOwnerRelationship></reportingOwner>`

const director = owner("0000000007", "DOE JANE", "<isDirector>1</isDirector>")

const form = (
  tables: string,
  { owners = director, rest = "", type = "4" }: { owners?: string; rest?: string; type?: string } = {}
): string =>
  `<?xml version="1.0"?><ownershipDocument><schemaVersion>X0508</schemaVersion><documentType>${type}</documentType>
   <periodOfReport>2024-03-01</periodOfReport>${rest}
   <issuer><issuerCik>0000001234</issuerCik><issuerName>Made Up Inc.</issuerName></issuer>${owners}${tables}
   <ownerSignature><signatureName>/s/ A</signatureName><signatureDate>2024-03-02</signatureDate></ownerSignature>
   <ownerSignature><signatureName>/s/ B</signatureName><signatureDate>2024-03-04</signatureDate></ownerSignature></ownershipDocument>`

const shares = (...trades: ReadonlyArray<string>): string =>
  `<nonDerivativeTable>${trades.join("")}</nonDerivativeTable>`

const grant = (code: string): string => `<derivativeTable><derivativeTransaction>
        <securityTitle><value>Stock Option (Right to Buy)</value></securityTitle>
        <conversionOrExercisePrice><value>12.5</value></conversionOrExercisePrice>
        <transactionDate><value>2024-03-01</value></transactionDate>
        <transactionCoding><transactionCode>${code}</transactionCode></transactionCoding>
        <transactionAmounts><transactionShares><value>20000</value></transactionShares>
          <transactionPricePerShare><value>3</value></transactionPricePerShare>
          <transactionAcquiredDisposedCode><value>A</value></transactionAcquiredDisposedCode></transactionAmounts>
        <postTransactionAmounts><sharesOwnedFollowingTransaction><value>50000</value></sharesOwnedFollowingTransaction></postTransactionAmounts>
        </derivativeTransaction></derivativeTable>`

/** The rows as transactions numbered in their order, absent members null. A row's cells are unknown to the compiler, hence the cast. */
const transactions = (rows: ReadonlyArray<Readonly<Record<string, unknown>>>) =>
  rows.map(
    (row, index) =>
      ({
        transaction_id: index,
        source: "edgar",
        filing_id: null,
        amends_date: null,
        transaction_code: null,
        transaction_type: null,
        transaction_date: null,
        price: null,
        currency: null,
        ...row
      }) as unknown as InsiderTransaction
  )

describe("A Form 4", () => {
  it.effect("gives its transaction, with its number from the file's name", () =>
    Effect.gen(function* () {
      const [row, ...others] = yield* insiders("0001127602-25-001055.xml", aar)
      assert.isEmpty(others)
      const { external_id, ...rest } = row ?? {}
      assert.isString(external_id)
      assert.deepStrictEqual(rest, {
        cik: "0000001750",
        filed_date: "2025-01-10",
        insider_name: "Garascia Jessica A.",
        position: "Senior VP, GC, CAO & Secretary",
        relationship: "officer",
        transaction_date: "2025-01-10",
        transaction_type: "Sale",
        transaction_code: "S",
        shares_change: -1500,
        price: 66.903,
        currency: "USD",
        shares_owned_after: 37565,
        is_direct: true,
        filing_id: "0001127602-25-001055",
        filing_url:
          "https://www.sec.gov/Archives/edgar/data/1750/000112760225001055/0001127602-25-001055-index.htm",
        filer: "0000001750/0001806647/4",
        table_line: "nonDerivative/Common Stock/D"
      })
    })
  )

  it.effect("has the day of filing and the number of its header", () =>
    Effect.gen(function* () {
      const [row] = yield* insiders("any.txt", filing(snowflake))
      assert.deepInclude(row, { filed_date: "2022-12-15", filing_id: "0001640147-22-000150" })
    })
  )

  it.effect("was filed on the day of its last signature where nothing else is known", () =>
    Effect.gen(function* () {
      const [row] = yield* insiders("form.xml", form(shares(trade({}))))
      assert.strictEqual(row?.["filed_date"], "2024-03-04")
      assert.isUndefined(row?.["filing_id"])
    })
  )

  it.effect("gives an exercise apart from the sales, and not once more for its options", () =>
    Effect.gen(function* () {
      const rows = yield* insiders("form4.xml", snowflake)
      assert.deepStrictEqual(
        rows.map((row) => [
          row["transaction_code"],
          row["shares_change"],
          row["price"],
          row["shares_owned_after"]
        ]),
        [
          ["M", 200000, 8.88, 301097],
          ["S", -73170, 150.841, 227927],
          ["S", -74907, 151.814, 153020],
          ["S", -41986, 152.655, 111034],
          ["S", -5496, 153.872, 105538],
          ["S", -4441, 154.76, 101097]
        ]
      )
      const summary = insiderSummary(transactions(rows), "2022-12-31", 1, "USD")
      assert.deepInclude(summary, { buy_count: 0, sell_count: 5, shares_bought: 0, shares_sold: 200000 })
    })
  )

  it.effect("gives grants of options as rows that change no shares and are no trade", () =>
    Effect.gen(function* () {
      for (const code of ["A", "P", "S"]) {
        const rows = yield* insiders("form.xml", form(grant(code)))
        assert.deepStrictEqual(transactions(rows).map(directionOf), [0])
        assert.deepInclude(rows[0], { shares_change: 0, transaction_code: code })
        assert.match(String(rows[0]?.["transaction_type"]), /: 20000 Stock Option \(Right to Buy\) at 12\.5$/)
        assert.notProperty(rows[0], "price")
        assert.notProperty(rows[0], "shares_owned_after")
      }
    })
  )

  it.effect.each([
    ["A", "A", "Grant or award", 0],
    ["M", "A", "Exercise or conversion of derivative security", 0],
    ["G", "D", "Gift", 0],
    ["F", "D", "Payment of exercise price or tax by shares", 0],
    ["P", "A", "Purchase", 1],
    ["S", "D", "Sale", -1]
  ] as const)("with code %s is named and counted by it", ([code, side, words, direction]) =>
    Effect.gen(function* () {
      const rows = yield* insiders("form.xml", form(shares(trade({ code, side }))))
      assert.strictEqual(rows[0]?.["transaction_type"], words)
      assert.strictEqual(rows[0]?.["shares_change"], side === "A" ? 100 : -100)
      assert.deepStrictEqual(transactions(rows).map(directionOf), [direction])
    })
  )

  it.effect.each([
    ["a price in a footnote", "S", '<footnoteId id="F1"/>', undefined],
    ["a price with a footnote", "S", '<value>9.99</value><footnoteId id="F1"/>', 9.99],
    ["a 0 whose price is in a footnote", "S", '<value>0</value><footnoteId id="F1"/>', undefined],
    ["a grant for nothing", "A", "<value>0</value>", 0],
    ["no price", "S", "", undefined]
  ] as const)("has the price of %s", ([, code, price, expected]) =>
    Effect.gen(function* () {
      const [row] = yield* insiders("form.xml", form(shares(trade({ code, price }))))
      assert.strictEqual(row?.["price"], expected)
      assert.strictEqual(row?.["currency"], expected === undefined ? undefined : "USD")
    })
  )

  it.effect("of several owners is one transaction that names them all", () =>
    Effect.gen(function* () {
      const owners =
        owner("0000000009", "FUND LP", "<isTenPercentOwner>true</isTenPercentOwner>") +
        owner(
          "0000000008",
          "DOE JANE",
          "<isDirector>1</isDirector><isOfficer>1</isOfficer><officerTitle>CEO</officerTitle><isOther>1</isOther><otherText>Trustee</otherText>"
        )
      const rows = yield* insiders("form.xml", form(shares(trade({})), { owners }))
      assert.strictEqual(rows.length, 1)
      assert.deepInclude(rows[0], {
        insider_name: "FUND LP; DOE JANE",
        position: "CEO",
        relationship: "director, officer, 10% owner, Trustee",
        shares_change: -100
      })
    })
  )

  it.effect("of more owners than a name can hold names the first and their number", () =>
    Effect.gen(function* () {
      const owners = Array.from({ length: 10 }, (_, at) =>
        owner(`${at + 1}`, `${at} ${"X".repeat(40)}`, "")
      ).join("")
      const [row] = yield* insiders("form.xml", form(shares(trade({})), { owners }))
      assert.strictEqual(row?.["insider_name"], `0 ${"X".repeat(40)} and 9 more`)
    })
  )

  it.effect("keeps its other transactions when one can't be read", () =>
    Effect.gen(function* () {
      const tables = shares(trade({ shares: "" }), trade({ side: "Z" }), trade({}))
      const [entry] = yield* read("0000001234-24-000001.xml", form(tables))
      assert.deepStrictEqual(entry?.broken, [
        "0000001234-24-000001 nonDerivativeTransaction 1: transactionShares, a number, is missing",
        "0000001234-24-000001 nonDerivativeTransaction 2: transactionAcquiredDisposedCode is Z, expected A or D"
      ])
      assert.deepStrictEqual(entry?.where, ["0000001234-24-000001 nonDerivativeTransaction 3"])
    })
  )

  it.effect("has days without their zone", () =>
    Effect.gen(function* () {
      const [row] = yield* insiders("form.xml", form(shares(trade({ day: "2024-03-01-05:00" }))))
      assert.strictEqual(row?.["transaction_date"], "2024-03-01")
    })
  )

  it.effect("about another issuer than the chosen ones gives nothing", () =>
    Effect.gen(function* () {
      assert.isEmpty(yield* read("form4.xml", snowflake, only("0000320193")))
      assert.isNotEmpty(yield* read("form4.xml", snowflake, only("0001640147")))
    })
  )
})

/** What stands of rows, of which those of the same id are one. */
const stored = (rows: ReadonlyArray<Readonly<Record<string, unknown>>>) =>
  standing(transactions([...new Map(rows.map((row) => [row["external_id"], row])).values()]))

const named = "<dateOfOriginalSubmission>2024-03-04-05:00</dateOfOriginalSubmission>"

const amended = (...trades: ReadonlyArray<string>): string =>
  form(shares(...trades), { type: "4/A", rest: named })

describe("An amendment", () => {
  const sales = [trade({ price: "<value>10</value>" }), trade({ price: "<value>11</value>" })]
  const both = Effect.fnUntraced(function* (amendment: string) {
    const first = yield* insiders("0000001234-24-000001.xml", form(shares(...sales)))
    const second = yield* insiders("0000001234-24-000002.xml", amendment)
    return stored([...first, ...second])
  })

  it.effect("that states everything again counts nothing twice", () =>
    Effect.gen(function* () {
      const rows = yield* both(amended(...sales))
      assert.deepStrictEqual(
        rows.map(({ filing_id }) => filing_id),
        ["0000001234-24-000002", "0000001234-24-000002"]
      )
    })
  )

  it.effect("of one row replaces it and leaves the others", () =>
    Effect.gen(function* () {
      const corrected = trade({ price: "<value>11</value>", shares: "<value>250</value>", after: "750" })
      const rows = yield* both(amended(corrected))
      assert.deepStrictEqual(
        rows.map((row) => [row.price, row.shares_change, row.shares_owned_after]),
        [
          [10, -100, 900],
          [11, -250, 750]
        ]
      )
    })
  )

  it.effect("that adds a forgotten row adds it", () =>
    Effect.gen(function* () {
      const rows = yield* both(amended(trade({ price: "<value>12</value>" })))
      assert.strictEqual(rows.length, 3)
    })
  )

  it.effect.each([
    ["", "2024-03-01"],
    ["<dateOfOriginalSubmission>03/04/2024</dateOfOriginalSubmission>", "2024-03-01"],
    [named, "2024-03-04"]
  ] as const)("is of the original of the day that it states, else of its period: %s", ([rest, day]) =>
    Effect.gen(function* () {
      const rows = yield* insiders("form.xml", form(shares(...sales), { type: "4/A", rest }))
      assert.deepStrictEqual([...new Set(rows.map(({ amends_date }) => amends_date))], [day])
    })
  )

  it.effect("has the rows of two originals of one owner, day, code and price stay two", () =>
    Effect.gen(function* () {
      const first = yield* insiders("0000001234-24-000001.xml", form(shares(sales[0] ?? "")))
      const second = yield* insiders("0000001234-24-000002.xml", form(shares(sales[0] ?? "")))
      assert.lengthOf(stored([...first, ...second]), 2)
    })
  )

  it.effect("without a number is another filing than its original", () =>
    Effect.gen(function* () {
      const first = yield* insiders("form.xml", form(shares(...sales)))
      const second = yield* insiders("form.xml", amended(...sales))
      assert.deepStrictEqual(
        stored([...second, ...first]).map(({ amends_date }) => amends_date),
        ["2024-03-04", "2024-03-04"]
      )
    })
  )

  it.effect("keeps rows apart that are equal within a form", () =>
    Effect.gen(function* () {
      const rows = yield* insiders("form.xml", form(shares(trade({}), trade({}))))
      assert.strictEqual(stored(rows).length, 2)
    })
  )
})

describe("A Form 3", () => {
  it.effect("gives initial holdings, which change no shares", () =>
    Effect.gen(function* () {
      const rows = yield* insiders("form3.xml", figure("form3.snow.nonderiv.xml"))
      assert.strictEqual(rows.length, 1)
      assert.deepInclude(rows[0], {
        insider_name: "BERKSHIRE HATHAWAY INC; BUFFETT WARREN E",
        relationship: "10% owner",
        filed_date: "2020-09-28",
        transaction_type: "Initial holding",
        shares_change: 0,
        shares_owned_after: 6125376,
        is_direct: false
      })
      assert.notProperty(rows[0], "transaction_date")
      assert.deepStrictEqual(transactions(rows).map(directionOf), [0])
    })
  )

  it.effect("names the derivatives that are held", () =>
    Effect.gen(function* () {
      const rows = yield* insiders("form3.xml", figure("form3.snow.xml"))
      assert.deepStrictEqual(
        rows.map(({ is_direct, shares_change, transaction_type }) => [
          transaction_type,
          shares_change,
          is_direct
        ]),
        [
          ["Initial holding of derivative: 134018 Series E Preferred Stock", 0, false],
          ["Initial holding of derivative: 383594 Stock Option (Right to Buy) at 3.74", 0, true],
          ...Array.from({ length: 4 }, () => [
            "Initial holding of derivative: 95898 Stock Option (Right to Buy) at 3.74",
            0,
            false
          ])
        ]
      )
      assert.notProperty(rows[0], "shares_owned_after")
      assert.deepStrictEqual([...new Set(transactions(rows).map(directionOf))], [0])
    })
  )

  it.effect("without securities states that none are held", () =>
    Effect.gen(function* () {
      const [row] = yield* insiders("form3.xml", figure("form3.nosecurities.xml"))
      assert.deepInclude(row, {
        insider_name: "Hegde Vinayak",
        relationship: "director",
        shares_change: 0,
        shares_owned_after: 0
      })
    })
  )
})

describe("A text that is no form", () => {
  it.effect("is refused with what it is", () =>
    Effect.gen(function* () {
      assert.match(yield* faultOf("some.xml", "<feed/>"), /^None of EDGAR's files: XML with the root feed\./)
      assert.match(yield* faultOf("some.htm", "<html></html>"), /inline XBRL/)
      assert.match(yield* faultOf("some.csv", "a,b\n1,2\n"), /^None of EDGAR's files: other text\./)
      assert.match(yield* faultOf("some.json", "[1]"), /^None of EDGAR's files: JSON of another shape\./)
      assert.match(yield* faultOf("some.json", '{"a":'), /^Not JSON: /)
      assert.match(
        yield* faultOf("old.txt", filing("a form of 1999 on paper")),
        /^The filing has no XML of a Form 3, 4 or 5/
      )
      assert.match(yield* faultOf("form.xml", "<ownershipDocument><issuer>"), /^Not XML: /)
      assert.match(
        yield* faultOf("form.xml", "<ownershipDocument><a/></ownershipDocument>"),
        /^The form names no issuer: expected issuerCik/
      )
    })
  )
})
