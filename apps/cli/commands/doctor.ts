/** `findata doctor`: checks what findata requires, and prints a remedy for what is missing. */
import { resolve } from "node:path"
import { Effect, Layer, Result } from "effect"
import { Command, Flag } from "effect/cli"
import { Sessions } from "../../../adapters/http/server/mod.ts"
import { ApiKeys, Doubts, Sources, statusOf } from "../../../core/mod.ts"
import { CompanyStore, ImportRuns, namedFindings, StatementRows, SyncStore } from "../../../core/ports.ts"
import { directoryAt } from "../../Directory.ts"
import { filesDirectory } from "../../Files.ts"
import { freePort } from "../../listener/ports.ts"
import { redisState } from "../../service/quotas.ts"
import { services } from "../../server/serve.ts"
import { settings } from "../../Settings.ts"
import { issuerAnswers } from "../../SignIn.ts"
import { terms } from "../../syncs/Sources.ts"
import { type Store, storeOf } from "../../Store.ts"
import { commandLine } from "../CommandLine.ts"
import * as Out from "../Console.ts"
import { doubtfulReport } from "../DoubtfulData.ts"
import { asJson } from "../Flags.ts"
import { failureOf, sourcesReport } from "../SourcesReport.ts"

interface Finding {
  readonly check: string
  readonly ok: boolean
  readonly detail: string
}

const messageOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error)

/** The result of a check, or why it failed. */
const finding = <A>(check: string, look: Effect.Effect<A, unknown>, detail: (found: A) => string) =>
  Effect.map(
    Effect.result(look),
    (result): Finding =>
      Result.isSuccess(result)
        ? { check, ok: true, detail: detail(result.success) }
        : { check, ok: false, detail: messageOf(result.failure) }
  )

const nodeVersion: Finding = {
  check: "node",
  ok: Number.parseInt(process.versions.node, 10) >= 24,
  detail: `Node ${process.versions.node}${Number.parseInt(process.versions.node, 10) >= 24 ? "" : ": findata needs 24 or newer"}`
}

/** Reads every page of the store, which takes some seconds for each gigabyte. */
const integrity = (faults: NonNullable<Store["faults"]>) =>
  Effect.map(Effect.result(faults), (result): Finding => {
    const found = Result.isSuccess(result) ? result.success : [messageOf(result.failure)]
    const remedy = "restore the file from a backup, or import into a new directory"
    return found.length === 0
      ? { check: "integrity", ok: true, detail: "The files are as they were written" }
      : { check: "integrity", ok: false, detail: `${found.join("; ")}: ${remedy}` }
  })

/** Whether PDFs can be stored in the directory, or it can be created. */
const filesUsable = (directory: string) =>
  Effect.suspend(() => Effect.fromResult(directoryAt(directory))).pipe(
    Effect.map((found) =>
      found === "present"
        ? `${resolve(directory)} can be written`
        : `${resolve(directory)} doesn't exist yet: the first PDF creates it`
    ),
    Effect.mapError(
      (reason) =>
        new Out.Failed({
          message: `${resolve(directory)}: ${reason}: set FILES_DIR to a directory that findata may write`
        })
    )
  )

const lookAtData = Flag.Boolean("data").pipe(
  Flag.withDefault(false),
  Flag.withDescription(
    "List what is probably wrong with the stored prices and actions, with a remedy for each"
  )
)

export const doctorCommand = Command.make(
  "doctor",
  { data: lookAtData, json: asJson },
  Effect.fnUntraced(function* ({ data, json }) {
    const found = yield* settings
    const store = storeOf(found, "command")
    const findings: Array<Finding> = [nodeVersion]
    const schema = yield* finding(
      "store",
      store.migrate,
      () => `${store.name} answers, its schema is up to date`
    )
    findings.push(schema)
    if (schema.ok && store.faults !== null) findings.push(yield* integrity(store.faults))
    findings.push(yield* finding("files", filesUsable(filesDirectory(found)), (detail) => detail))
    if (found.redisUrl !== null) {
      const redis = Effect.catchTag(redisState(found.redisUrl), "StoreUnavailable", ({ reason }) =>
        Effect.fail(
          new Out.Failed({
            message: `REDIS_URL: ${reason}: until it answers, each server counts quotas alone`
          })
        )
      )
      findings.push(yield* finding("redis", redis, (detail) => detail))
    }
    if (found.signIn !== null) {
      const answers = Effect.catchTag(issuerAnswers(found.signIn), "IssuerUnavailable", ({ reason }) =>
        Effect.fail(new Out.Failed({ message: `OIDC_ISSUER: ${reason}: until it answers, sign-ins fail` }))
      )
      const at = found.publicUrl ?? ""
      const returns = `${Sessions.callbackUrl(at)}, and after signing out to ${Sessions.signedOutUrl(at)}`
      const detail = `${found.signIn.issuer.href} answers; it returns browsers to ${returns}`
      findings.push(yield* finding("sign-in", answers, () => detail))
    }
    if (schema.ok && store.pooler !== null) {
      const detail = "Transactions go through it, and its sessions have the timeouts"
      findings.push(yield* finding("pooler", store.pooler, () => detail))
    }
    if (schema.ok) {
      const companies = Effect.flatMap(CompanyStore, (_) =>
        _.list({ search: null, sector: null, country_code: null }, { offset: 0, limit: 1 })
      )
      findings.push(
        yield* finding("data", Effect.provide(companies, store.stores), ({ total }) =>
          total === 0
            ? `No companies yet: ${commandLine("sample")}, or ${commandLine("import")}`
            : Out.counted(total, "company", "companies")
        ),
        yield* finding(
          "figures",
          Effect.flatMap(
            Effect.provide(
              Effect.flatMap(StatementRows, ({ state }) => state),
              store.stores
            ),
            ({ waiting }) =>
              waiting === null
                ? Effect.void
                : Effect.fail(
                    new Out.Failed({
                      message: `${waiting.message}: a server does it, or ${commandLine("migrate")}`
                    })
                  )
          ),
          () => "Figures of statements are of this version"
        ),
        yield* finding(
          "runs",
          Effect.provide(
            Effect.flatMap(ImportRuns, (_) => _.all),
            store.imports
          ),
          (runs) =>
            runs[0] === undefined
              ? "No imports yet"
              : `${Out.count(runs.length)}, the last ${runs[0].finished_at}`
        ),
        yield* finding(
          "keys",
          Effect.provide(
            Effect.flatMap(ApiKeys, (_) => _.all),
            services(store, found)
          ),
          (keys) => {
            const active = keys.filter((key) => statusOf(key, Date.now()) === "active").length
            return active === 0 ? `None active: ${commandLine("keys create")}` : `${active} active`
          }
        )
      )
    }
    const { sync } = found
    if (sync !== null) {
      const { scheduleFaults } = yield* Effect.promise(() => import("../../syncs/schedules.ts"))
      const faultless = Effect.flatMap(scheduleFaults(sync), (faults) =>
        faults === null ? Effect.void : Effect.fail(new Out.Failed({ message: `SYNC=${faults}` }))
      )
      findings.push(yield* finding("sync", faultless, () => `A server syncs ${sync}`))
    }
    const look = Effect.provide(namedFindings, Layer.provideMerge(Doubts.layer, store.stores))
    const doubts = data && schema.ok ? yield* Effect.result(look) : null
    if (doubts !== null) {
      findings.push(
        yield* finding(
          "doubts",
          Effect.fromResult(doubts),
          ({ doubts, gaps }) =>
            `${Out.count(doubts.length)} in prices and actions${gaps.length === 0 ? "" : `, and ${Out.counted(gaps.length, "gap")} over which prices step`}`
        )
      )
    }
    const listed = doubts !== null && Result.isSuccess(doubts) ? doubts.success : { doubts: [], gaps: [] }
    const sources = schema.ok
      ? yield* Effect.orElseSucceed(
          Effect.provide(
            Effect.flatMap(Sources, (_) => _.all),
            Layer.provide(Sources.layer, [store.stores, terms(found.sourceVisibility)])
          ),
          () => []
        )
      : []
    const syncs = schema.ok
      ? yield* Effect.orElseSucceed(
          Effect.provide(
            Effect.flatMap(SyncStore, (_) => _.all),
            store.imports
          ),
          () => []
        )
      : []
    for (const state of syncs) {
      const detail = failureOf(state)
      if (detail !== null) findings.push({ check: `sync ${Out.line(state.source)}`, ok: false, detail })
    }
    const free = Result.isSuccess(yield* Effect.result(freePort(found.host, found.port)))
    findings.push({
      check: "port",
      ok: true,
      detail: `${found.host}:${found.port} is ${free ? "free" : "taken: a server runs there, or choose another with PORT"}`
    })
    const ok = findings.every((_) => _.ok)
    if (json) yield* Out.json({ ok, findings, sources, syncs, ...(data ? listed : {}) })
    else {
      yield* Out.print(
        Out.table(findings.map(({ check, detail, ok }) => [ok ? "ok" : "FAULT", check, detail]))
      )
      if (sources.length > 0) yield* Out.print(`\n${sourcesReport(sources)}`)
      if (data) yield* Out.print(doubtfulReport(listed))
    }
    if (!ok) return yield* new Out.PartlyDone()
  })
)
