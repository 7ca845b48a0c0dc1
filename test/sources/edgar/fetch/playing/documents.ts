/** The documents of a made-up market, in the forms that EDGAR has them. */
import { TextReader, Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js"
import { isStatement, type PlayedCompany, type PlayedFiling, randomOf } from "./market.ts"

const bare = (accession: string): string => accession.replaceAll("-", "")

export const tickersOf = (companies: ReadonlyArray<PlayedCompany>): string =>
  JSON.stringify({
    fields: ["cik", "name", "ticker", "exchange"],
    data: companies.map(({ cik, exchange, name, symbol }) => [Number(cik), name, symbol, exchange])
  })

/** `filings` are the company's, older first. */
export const submissionsOf = (company: PlayedCompany, filings: ReadonlyArray<PlayedFiling>): string => {
  const newestFirst = filings.toReversed()
  return JSON.stringify({
    cik: String(Number(company.cik)),
    sicDescription: "Services-Prepackaged Software",
    name: company.name,
    tickers: [company.symbol],
    exchanges: [company.exchange],
    addresses: { business: { street1: "1 MAIN ST", city: "AUSTIN", stateOrCountry: "TX", zipCode: "78701" } },
    phone: "512-555-0100",
    filings: {
      recent: {
        accessionNumber: newestFirst.map(({ accession }) => accession),
        filingDate: newestFirst.map(({ filed }) => filed),
        form: newestFirst.map(({ form }) => form)
      }
    }
  })
}

/** A figure that depends on the company, the concept and the day alone. */
const figureOf = ({ cik }: PlayedCompany, concept: string, end: string): number => {
  const text = `${cik} ${concept} ${end}`
  let seed = 0
  for (const character of text) seed = (Math.imul(seed, 31) + character.charCodeAt(0)) >>> 0
  return Math.floor(randomOf(seed)() * 1_000_000) * 1000
}

const flows = ["Revenues", "NetIncomeLoss", "NetCashProvidedByUsedInOperatingActivities", "Depreciation"]
const balances = ["Assets", "Liabilities", "StockholdersEquity"]

const sharesOf = (company: PlayedCompany, day: string): number => 1000 + figureOf(company, "shares", day)

const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/** The facts of reports, each with those of its own period and of the year before. */
export const factsOf = (company: PlayedCompany, filings: ReadonlyArray<PlayedFiling>): string => {
  const reports = filings.filter(({ period }) => period !== null)
  const factsFor = (concept: string, isFlow: boolean) =>
    reports.flatMap(({ accession, filed, form, period }) => {
      if (period === null) return []
      const before = { start: yearBefore(period.start), end: yearBefore(period.end) }
      return [before, period].map(({ end, start }) => ({
        ...(isFlow && { start }),
        end,
        val:
          figureOf(company, concept, end) + (form.endsWith("/A") && concept === "NetIncomeLoss" ? 1000 : 0),
        accn: accession,
        fy: Number(period.end.slice(0, 4)),
        fp: "FY",
        form,
        filed
      }))
    })
  const broken = {
    end: "2023-12-31",
    val: "n/a",
    accn: "?",
    fy: 2023,
    fp: "FY",
    form: "10-K",
    filed: "2024-02-01"
  }
  const gaap = Object.fromEntries([
    ...flows.map((concept) => [
      concept,
      {
        units: {
          USD: [
            ...factsFor(concept, true),
            ...(company.hasBrokenFact && concept === "Revenues" ? [broken] : [])
          ]
        }
      }
    ]),
    ...balances.map((concept) => [concept, { units: { USD: factsFor(concept, false) } }])
  ])
  const counts = reports.map(({ accession, filed, form, period }) => ({
    end: filed,
    val: sharesOf(company, filed),
    accn: accession,
    fy: Number(period?.end.slice(0, 4)),
    fp: "FY",
    form,
    filed
  }))
  const dei = company.hasClasses ? {} : { EntityCommonStockSharesOutstanding: { units: { shares: counts } } }
  return JSON.stringify({
    cik: Number(company.cik),
    entityName: company.name,
    facts: { dei, "us-gaap": gaap }
  })
}

/** The complete text of an insider's statement. */
export const statementOf = ({ accession, at, company, filed, form }: PlayedFiling): string => {
  const shares = 100 + (at % 977)
  const owner = String(2_000_000 + (at % 50)).padStart(10, "0")
  return `<SEC-DOCUMENT>${accession}.txt : ${filed.replaceAll("-", "")}
<SEC-HEADER>
ACCESSION NUMBER:		${accession}
CONFORMED SUBMISSION TYPE:	${form}
FILED AS OF DATE:		${filed.replaceAll("-", "")}
</SEC-HEADER>
<DOCUMENT>
<TYPE>${form}
<TEXT>
<XML>
<ownershipDocument>
  <schemaVersion>X0508</schemaVersion>
  <documentType>${form}</documentType>
  <periodOfReport>${filed}</periodOfReport>
  <issuer>
    <issuerCik>${company.cik}</issuerCik>
    <issuerName>${company.name}</issuerName>
    <issuerTradingSymbol>${company.symbol}</issuerTradingSymbol>
  </issuer>
  <reportingOwner>
    <reportingOwnerId><rptOwnerCik>${owner}</rptOwnerCik><rptOwnerName>Insider ${at % 50}</rptOwnerName></reportingOwnerId>
    <reportingOwnerRelationship><isDirector>1</isDirector><isOfficer>0</isOfficer></reportingOwnerRelationship>
  </reportingOwner>
  <nonDerivativeTable>
    <nonDerivativeTransaction>
      <securityTitle><value>Common Stock</value></securityTitle>
      <transactionDate><value>${filed}</value></transactionDate>
      <transactionCoding><transactionFormType>4</transactionFormType><transactionCode>${at % 2 === 0 ? "S" : "P"}</transactionCode><equitySwapInvolved>0</equitySwapInvolved></transactionCoding>
      <transactionAmounts>
        <transactionShares><value>${shares}</value></transactionShares>
        <transactionPricePerShare><value>${(at % 400) + 1.25}</value></transactionPricePerShare>
        <transactionAcquiredDisposedCode><value>${at % 2 === 0 ? "D" : "A"}</value></transactionAcquiredDisposedCode>
      </transactionAmounts>
      <postTransactionAmounts><sharesOwnedFollowingTransaction><value>${shares * 20}</value></sharesOwnedFollowingTransaction></postTransactionAmounts>
      <ownershipNature><directOrIndirectOwnership><value>D</value></directOrIndirectOwnership></ownershipNature>
    </nonDerivativeTransaction>
  </nonDerivativeTable>
</ownershipDocument>
</XML>
</TEXT>
</DOCUMENT>
</SEC-DOCUMENT>
`
}

export const instanceName = ({ company, period }: PlayedFiling): string =>
  `${company.symbol.toLowerCase()}-${period?.end.replaceAll("-", "")}_htm.xml`

/** The list of a report's files. */
export const filesOf = (filing: PlayedFiling): string =>
  JSON.stringify({
    directory: {
      item: [
        "report.htm",
        "FilingSummary.xml",
        `${filing.company.symbol.toLowerCase()}_cal.xml`,
        instanceName(filing)
      ].map((name) => ({
        "last-modified": `${filing.filed} 16:05:00`,
        name,
        type: "text.gif",
        size: "1000"
      })),
      name: `/Archives/edgar/data/${Number(filing.company.cik)}/${bare(filing.accession)}`
    }
  })

/** The cover page of a report's instance, with counts by class. */
export const instanceOf = ({ company, filed }: PlayedFiling): string => {
  const classes = ["A", "B"] as const
  const contexts = classes.map(
    (name) =>
      `<context id="${name}"><entity><identifier scheme="http://www.sec.gov/CIK">${company.cik}</identifier><segment><xbrldi:explicitMember dimension="us-gaap:StatementClassOfStockAxis">us-gaap:CommonClass${name}Member</xbrldi:explicitMember></segment></entity><period><instant>${filed}</instant></period></context>`
  )
  const counts = classes.map(
    (name, index) =>
      `<dei:EntityCommonStockSharesOutstanding contextRef="${name}" unitRef="shares" decimals="0">${sharesOf(company, filed) * (2 - index)}</dei:EntityCommonStockSharesOutstanding>`
  )
  return `<?xml version="1.0" encoding="utf-8"?><xbrl xmlns="http://www.xbrl.org/2003/instance">${contexts.join("")}<dei:TradingSymbol contextRef="A">${company.symbol}</dei:TradingSymbol>${counts.join("")}</xbrl>\n`
}

/** The index of a day by form: each filing for its issuer, an insider's statement for the insider too. */
export const indexOf = (day: string, filings: ReadonlyArray<PlayedFiling>): string => {
  const lines = filings.flatMap(({ accession, at, company, form }) => {
    const line = (cik: number, name: string): string =>
      `${form.padEnd(17)}${name.padEnd(62)}${String(cik).padEnd(12)}${day.replaceAll("-", "").padEnd(12)}${`edgar/data/${cik}/${accession}.txt`.padEnd(90)}`
    const own = line(Number(company.cik), company.name)
    return isStatement(form) ? [own, line(2_000_000 + (at % 50), `Insider ${at % 50}`)] : [own]
  })
  return [
    "Description:           Daily Index of EDGAR Dissemination Feed by Form Type",
    `Last Data Received:    ${day}`,
    " ",
    "Form Type   Company Name                                                  CIK",
    "      Date Filed  File Name",
    "-".repeat(141),
    ...lines.toSorted(),
    ""
  ].join("\n")
}

/** A zip archive of texts by name. */
export const archiveOf = async (
  files: Iterable<readonly [name: string, text: string]>
): Promise<Uint8Array> => {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  for (const [name, text] of files) await writer.add(name, new TextReader(text))
  return writer.close()
}
