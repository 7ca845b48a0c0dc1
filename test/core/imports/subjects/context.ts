/** A context over stores in memory, as an import kind gets it during a run. */
import { Effect } from "effect"
import { companyDirectory } from "../../../../core/imports/subjects/CompanyDirectory.ts"
import { unreadLayout } from "../../../../core/imports/prices/Layout.ts"
import type { ImportContext } from "../../../../core/imports/Intake.ts"
import { type ImportOptions, Sanitiser } from "../../../../core/mod.ts"
import { ImportSink, ReportFiles } from "../../../../core/ports.ts"
import type { Known } from "../../../../core/imports/ImportSink.ts"
import { problemsOf } from "../../../../core/imports/Problem.ts"
import { asItIs } from "../../../contract/stores.ts"

/** The context of what is stored at the time of the call and of what is given. */
export const contextOf = Effect.fnUntraced(function* (
  options: Partial<ImportOptions> = {},
  known: Partial<Known> = {}
) {
  const sink = yield* ImportSink
  const context: ImportContext = {
    options: { ...asItIs, ...options },
    layout: unreadLayout,
    fields: new Set(),
    directory: {
      ...companyDirectory({
        exchanges: yield* sink.exchanges,
        issuers: [],
        companies: [],
        listings: [],
        ...known
      }),
      learn: () => Effect.void
    },
    company: null,
    sink,
    problems: problemsOf("some.csv"),
    file: "some.csv",
    pdfs: yield* ReportFiles,
    sanitiser: yield* Sanitiser,
    run_id: 1,
    isAlone: true,
    actionsKnownTo: () => null,
    today: "2024-12-31"
  }
  return context
})
