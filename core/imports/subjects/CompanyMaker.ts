/** Creates companies during an import, with new ids, issuers and slugs. */
import { referenceOf } from "../../companies/CompanyReference.ts"
import { Effect } from "effect"
import { CompanyRecord } from "../../companies/Company.ts"
import type { Exchange } from "../../companies/Exchange.ts"
import type { Issuer } from "../../companies/Issuer.ts"
import { slugsOf } from "../../companies/Slug.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { LearningDirectory } from "./LearningDirectory.ts"
import { idCounter } from "./IdCounter.ts"
import type { ImportSink } from "../ImportSink.ts"
import { blankOf } from "../../records/Record.ts"
import type { Staged } from "../../tables/Records.ts"

/** Creates companies and issuers that rows name for the first time, with ids in the order of their rows. */
export interface CompanyMaker {
  /**
   * To be run before issuers are merged: stages the last ones, and returns unused ids, so that the next file continues
   * where this one ended.
   */
  readonly finish: Effect.Effect<void, StoreUnavailable>
  /**
   * The id of the issuer with one of these numbers, else of a new one; `known` is the one to use if there are no
   * numbers.
   */
  readonly issuer: (
    numbers: Pick<Issuer, "name" | "cik" | "corp_code">,
    known: number | null,
    line: number
  ) => Effect.Effect<number, StoreUnavailable>
  /** Whether an issuer has another number at a registry, and so is another one. */
  readonly isAnother: (issuer_id: number | null, numbers: Pick<Issuer, "cik" | "corp_code">) => boolean
  /** A new company's record with the given fields, else null; also put into the directory. */
  readonly make: (
    given: Partial<CompanyRecord> & Pick<CompanyRecord, "symbol" | "name" | "issuer_id">,
    exchange: Exchange
  ) => Effect.Effect<CompanyRecord, StoreUnavailable>
}

const blank = blankOf(CompanyRecord)

const issuersAtOnce = 1000

/** The record of a company with only its identifying fields. */
export const bareCompany = (
  company: Pick<CompanyRecord, "company_id" | "issuer_id" | "symbol" | "exchange" | "slug" | "name">
): CompanyRecord => ({ ...blank, ...company })

const differs = (a: string | null | undefined, b: string | null): boolean =>
  a != null && b !== null && a !== b

/** Stages what it creates in the sink, and adds it to the directory, where the next row finds it. */
export const companyMaker = (sink: ImportSink["Service"], directory: LearningDirectory): CompanyMaker => {
  const nextCompany = idCounter(sink, "company")
  const nextIssuer = idCounter(sink, "issuer")

  let unstaged: Array<Staged<"issuer">> = []
  const stage = Effect.suspend(() => {
    const records = unstaged
    unstaged = []
    return sink.stage("issuer", records)
  })

  const isAnother: CompanyMaker["isAnother"] = (issuer_id, { cik, corp_code }) => {
    const known = issuer_id === null ? null : directory.issuerBy(issuer_id)
    return differs(known?.cik, cik) || differs(known?.corp_code, corp_code)
  }

  const issuer: CompanyMaker["issuer"] = Effect.fnUntraced(function* (numbers, known, line) {
    const found = directory.issuerOf(numbers) ?? (isAnother(known, numbers) ? null : known)
    if (found !== null && numbers.cik === null && numbers.corp_code === null) return found
    const issuer_id = found ?? (yield* nextIssuer.take)
    // Its securities may have other names; the issuer keeps its first.
    const record = { ...numbers, issuer_id, name: directory.issuerBy(issuer_id)?.name ?? numbers.name }
    directory.addIssuer(record)
    unstaged.push({ ...record, line })
    if (unstaged.length >= issuersAtOnce) yield* stage
    return issuer_id
  })

  const unusedSlug = Effect.fnUntraced(function* (company: Parameters<typeof slugsOf>[0]) {
    for (const slug of slugsOf(company)) {
      yield* directory.learn({ slugs: [slug] })
      if (directory.bySlug(slug) === null) return slug
    }
    throw new Error("Slugs are without end")
  })

  const make: CompanyMaker["make"] = Effect.fnUntraced(function* (given, exchange) {
    const named = { ...given, exchange: exchange.code }
    const company: CompanyRecord = {
      ...blank,
      ...named,
      company_id: yield* nextCompany.take,
      slug: given.slug ?? (yield* unusedSlug(named)),
      currency: given.currency ?? exchange.currency,
      listed: given.listed ?? true
    }
    directory.put(referenceOf(company, exchange))
    return company
  })

  const finish = Effect.andThen(stage, Effect.andThen(nextCompany.giveBack, nextIssuer.giveBack))

  return { issuer, isAnother, make, finish }
}
