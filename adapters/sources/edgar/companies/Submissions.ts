/**
 * SEC's submissions of a filer: its profile and the list of its filings (`CIK##########.json`), or more of that list
 * (`CIK##########-submissions-001.json`).
 */
import { Effect, Predicate } from "effect"
import { columnsBatch, type EntryBatch, UnreadableFile } from "../../../../core/mod.ts"
import { sectorOfSic } from "../../../../core/ports.ts"
import { filingUrl } from "../filings/Accession.ts"
import { categoryOf, isAmendment, isIssuersOwn } from "../filings/FormCategory.ts"
import { isPeriodic } from "../filings/Forms.ts"
import { cikOf, listOf, member, textOf } from "../base/Json.ts"
import { type PlacedRow, placedBatch } from "../base/PlacedRows.ts"
import { placeOf } from "./Places.ts"
import { onExchange } from "./Tickers.ts"

/** A filing of a list. */
export interface ListedFiling {
  readonly accession: string
  readonly filed: string
  readonly form: string
}

export interface Submissions {
  readonly cik: string
  /** Null in a list of further filings, which has none. */
  readonly name: string | null
  readonly companies: ReadonlyArray<EntryBatch>
  readonly disclosures: ReadonlyArray<EntryBatch>
  /** What the filer was called before. */
  readonly names: ReadonlyArray<EntryBatch>
  /** The filings of the list, newest first. */
  readonly filings: ReadonlyArray<ListedFiling>
}

export const isSubmissions = (json: unknown): boolean => Predicate.isObject(member(json, "filings"))

/** Further filings, without the profile. */
export const isFurtherFilings = (json: unknown): boolean => listOf(member(json, "accessionNumber")) !== null

/** An address of the web; a bare host gets its scheme, other text is left out. */
const websiteOf = (text: string | null): string | null => {
  if (text === null) return null
  const address = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text) ? `https://${text}` : text
  return /^https?:\/\/[^\s<>"]+$/i.test(address) && URL.canParse(address) ? address : null
}

const texts = (json: unknown, name: string): ReadonlyArray<string | null> =>
  (listOf(member(json, name)) ?? []).map(textOf)

/** A company for each ticker that has an exchange. */
const companiesOf = (json: unknown, cik: string, name: string | null): ReadonlyArray<EntryBatch> => {
  const exchanges = texts(json, "exchanges")
  const address = member(member(json, "addresses"), "business")
  const at = (part: string): string | null => textOf(member(address, part))
  const code = at("stateOrCountry") ?? at("countryCode")
  const { country, state } = placeOf(code)
  const street = [at("street1"), at("street2")].filter((line) => line !== null).join(", ")
  const profile = {
    name,
    cik,
    default_sector: sectorOfSic(textOf(member(json, "sic")) ?? ""),
    industry: textOf(member(json, "sicDescription")),
    country,
    address: street,
    city: at("city"),
    state: state ?? at("foreignStateTerritory"),
    zip_code: at("zipCode"),
    phone: textOf(member(json, "phone")),
    website: websiteOf(textOf(member(json, "website"))),
    description: textOf(member(json, "description"))
  }
  const placed = texts(json, "tickers").flatMap((symbol, index): ReadonlyArray<PlacedRow> => {
    const exchange = exchanges[index] ?? null
    if (symbol === null || exchange === null) return []
    return [
      { line: index + 1, where: `ticker ${symbol}`, row: { symbol, ...onExchange(exchange), ...profile } }
    ]
  })
  return placed.length === 0 ? [] : [placedBatch("companies", placed)]
}

/** The day of an instant, `2005-02-17T00:00:00.000Z`. */
const dayOf = (instant: string | null): string | null => instant?.slice(0, 10) ?? null

/** What a filer was called before. */
const namesOf = (json: unknown, cik: string): ReadonlyArray<EntryBatch> => {
  const placed = (listOf(member(json, "formerNames")) ?? []).map((former, index): PlacedRow => {
    const name = textOf(member(former, "name"))
    return {
      line: index + 1,
      where: `former name ${name ?? index + 1}`,
      row: {
        cik,
        name,
        valid_from: dayOf(textOf(member(former, "from"))),
        valid_to: dayOf(textOf(member(former, "to")))
      }
    }
  })
  return placed.length === 0 ? [] : [placedBatch("names", placed)]
}

const listed = ["accessionNumber", "filingDate", "form"] as const

/** The columns of a list of filings as rows of disclosures, and the filings. */
const filingsOf = Effect.fnUntraced(function* (
  list: unknown,
  cik: string,
  name: string | null,
  file: string
) {
  const columns = listed.map((column) => listOf(member(list, column)))
  const [numbers = null, days = null, forms = null] = columns
  if (
    numbers === null ||
    days === null ||
    forms === null ||
    columns.some((_) => _?.length !== numbers.length)
  ) {
    return yield* new UnreadableFile({
      file,
      line: null,
      message: `Expected SEC's list of filings with the columns ${listed.join(", ")} of one length`
    })
  }
  const filings = numbers.map(
    (accession, index): ListedFiling => ({
      accession: textOf(accession) ?? "",
      filed: textOf(days[index]) ?? "",
      form: textOf(forms[index]) ?? ""
    })
  )
  const same = (value: string | null) => filings.map(() => value)
  const [items, ends] = [texts(list, "items"), texts(list, "reportDate")]
  const batch = columnsBatch("disclosures", {
    cik: same(cik),
    rcept_no: filings.map(({ accession }) => accession),
    rcept_dt: filings.map(({ filed }) => filed),
    report_nm: filings.map(({ form }) => form),
    corp_name: same(name),
    flr_nm: filings.map(({ form }) => (isIssuersOwn(form) ? name : null)),
    category: filings.map(({ form }) => categoryOf(form)),
    is_correction: filings.map(({ form }) => String(isAmendment(form))),
    url: filings.map(({ accession }) => filingUrl(cik, accession)),
    items: filings.map((_, index) => items[index] ?? null),
    // Of other forms it is the day of what they report.
    period_end: filings.map(({ form }, index) => (isPeriodic(form) ? (ends[index] ?? null) : null))
  })
  return { filings, disclosures: filings.length === 0 ? [] : [batch] }
})

/**
 * The companies and filings of parsed submissions. `file` names them in errors, and contains the cik of a list of
 * further filings, which doesn't state it. Filers without a ticker, such as delisted ones, have filings only.
 */
export const submissionsOf = Effect.fnUntraced(function* (json: unknown, file: string) {
  const fail = (message: string) => new UnreadableFile({ file, line: null, message })
  if (isFurtherFilings(json)) {
    const cik = /CIK(\d{10})/.exec(file)?.[1]
    if (cik === undefined) {
      return yield* fail(
        "A list of filings without its filer: keep the name that SEC gives it, CIK##########-submissions-001.json"
      )
    }
    const found: Submissions = {
      cik,
      name: null,
      companies: [],
      names: [],
      ...(yield* filingsOf(json, cik, null, file))
    }
    return found
  }
  const cik = cikOf(textOf(member(json, "cik")))
  if (cik === null) return yield* fail("Expected SEC's submissions: cik, the filer's number, is missing")
  const name = textOf(member(json, "name"))
  const recent = member(member(json, "filings"), "recent")
  const found: Submissions = {
    cik,
    name,
    companies: companiesOf(json, cik, name),
    names: namesOf(json, cik),
    ...(yield* filingsOf(recent, cik, name, file))
  }
  return found
})
