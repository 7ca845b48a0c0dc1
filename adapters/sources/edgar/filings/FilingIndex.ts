/**
 * EDGAR's daily and quarterly indexes of all filings: by form (`form.idx`), by company (`company.idx`, `crawler.idx`) or
 * by number (`master.idx`).
 */
import { columnsBatch, type EntryBatch } from "../../../../core/mod.ts"
import { accessionIn, filingUrl } from "./Accession.ts"
import { categoryOf, isAmendment, isIssuersOwn } from "./FormCategory.ts"
import type { Broken } from "../base/PlacedRows.ts"

/** A filing as one of its filers: a filing is listed once for each, a Form 4 for the issuer and for the insider. */
export interface IndexedFiling {
  /** The filer's number, ten digits. */
  readonly cik: string
  readonly form: string
  readonly company_name: string
  /** The day of filing. */
  readonly filed: string
  /** Of the complete text, below the address of the archives: `edgar/data/320193/0000320193-24-000006.txt`. */
  readonly path: string
  readonly accession: string
}

type Order = "form" | "company" | "number"

const headers: ReadonlyArray<readonly [Order, RegExp]> = [
  ["number", /^CIK\|Company Name\|Form Type\|Date Filed\|File ?name/im],
  ["form", /^Form Type +Company Name +CIK/im],
  ["company", /^Company Name +Form Type +CIK/im]
]

const headerOf = (text: string) => {
  const start = text.slice(0, 5000)
  for (const [order, shape] of headers) {
    const found = shape.exec(start)
    if (found !== null) return { order, end: found.index, header: found[0] }
  }
  return null
}

export const isFilingIndex = (text: string): boolean => headerOf(text) !== null

/** Longer than any line of an index. */
const maxLine = 1000

type Cells = readonly [form: string, company: string, cik: string, day: string, path: string]

const byNumber = (line: string): Cells | null => {
  const cells = line.split("|").map((cell) => cell.trim())
  const [cik, company, form, day, path] = cells
  return cells.length === 5 ? [form ?? "", company ?? "", cik ?? "", day ?? "", path ?? ""] : null
}

/** Columns are wider in newer indexes than under their headers: they end at two spaces, else where the header says. */
const byWidth = (line: string, order: Order, second: number): Cells | null => {
  const found = /^(.*\S)\s+(\d{1,10})\s+(\d{4}-?\d{2}-?\d{2})\s+(\S+)$/.exec(line)
  if (found === null) return null
  const [, names = "", cik = "", day = "", path = ""] = found
  const gap = order === "form" ? names.indexOf("  ") : names.lastIndexOf("  ")
  const at = gap < 0 ? second : gap
  const [a, b] = [names.slice(0, at).trim(), names.slice(at).trim()]
  return order === "form" ? [a, b, cik, day, path] : [b, a, cik, day, path]
}

const filingOf = ([form, company_name, cik, day, address]: Cells): IndexedFiling | null => {
  const date = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(day)
  const accession = accessionIn(address)
  const folder = /(edgar\/data\/\d+)\//.exec(address)?.[1]
  if (date === null || accession === null || folder === undefined || form === "" || !/^\d{1,10}$/.test(cik)) {
    return null
  }
  return {
    cik: cik.padStart(10, "0"),
    form,
    company_name,
    filed: `${date[1]}-${date[2]}-${date[3]}`,
    path: `${folder}/${accession}.txt`,
    accession
  }
}

/** A line below the header, or the second half of a header that is longer than a line. */
const isRule = (line: string): boolean => /^(-+|\s+Date Filed +File ?Name)$/i.test(line)

/**
 * Whether a text is an index that wasn't cut off: its last line is a whole one, as long as others where lines are padded
 * to one length.
 */
export const isWholeIndex = (text: string): boolean => {
  if (!isFilingIndex(text)) return false
  const [last = "", before = ""] = text.split("\n").slice(-2).toReversed()
  if (last === "") return true
  return /\.txt\s*$/.test(last) && !(before.endsWith(" ") && last.length < before.length)
}

/** The filings of an index, and its lines that can't be read; none for a text that is no index. */
export const readIndex = (
  text: string
): { readonly filings: ReadonlyArray<IndexedFiling>; readonly broken: ReadonlyArray<Broken> } => {
  const found = headerOf(text)
  if (found === null) return { filings: [], broken: [] }
  const { end, header, order } = found
  const second = header.search(order === "form" ? /Company Name/i : /Form Type/i)
  const first = text.slice(0, end).split("\n").length
  const filings: Array<IndexedFiling> = []
  const broken: Array<Broken> = []
  for (const [index, whole] of text.slice(end).split("\n").entries()) {
    const line = whole.trimEnd()
    if (index === 0 || line === "" || isRule(line)) continue
    const cells =
      line.length > maxLine ? null : order === "number" ? byNumber(line) : byWidth(line, order, second)
    const filing = cells === null ? null : filingOf(cells)
    if (filing !== null) filings.push(filing)
    else {
      broken.push({
        line: first + index,
        message: `Expected form, company, cik, date and the address of a filing, got ${JSON.stringify(line.slice(0, 80))}`
      })
    }
  }
  return { filings, broken }
}

/** The filings of an index in its order; lines that can't be read are left out. */
export const filingsInIndex = (text: string): ReadonlyArray<IndexedFiling> => readIndex(text).filings

/** Disclosures of the filings, each once for its filer; empty for none. */
export const indexedDisclosures = (listed: ReadonlyArray<IndexedFiling>): ReadonlyArray<EntryBatch> => {
  const filings = [...new Map(listed.map((filing) => [`${filing.cik} ${filing.accession}`, filing])).values()]
  if (filings.length === 0) return []
  return [
    columnsBatch("disclosures", {
      cik: filings.map(({ cik }) => cik),
      rcept_no: filings.map(({ accession }) => accession),
      rcept_dt: filings.map(({ filed }) => filed),
      report_nm: filings.map(({ form }) => form),
      corp_name: filings.map(({ company_name }) => company_name),
      flr_nm: filings.map(({ company_name, form }) => (isIssuersOwn(form) ? company_name : null)),
      category: filings.map(({ form }) => categoryOf(form)),
      is_correction: filings.map(({ form }) => String(isAmendment(form))),
      url: filings.map(({ accession, cik }) => filingUrl(cik, accession))
    })
  ]
}
