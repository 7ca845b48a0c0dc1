/** `findata page COMPANY`: its overview and its statements as one HTML document. */
import { Clock, Effect, Layer } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { createClient, FindataError } from "../../../adapters/client/mod.ts"
import { httpApp } from "../../../adapters/http/server/mod.ts"
import { dayIn } from "../../../core/mod.ts"
import { version } from "../../../core/version.ts"
import { reportFiles } from "../../Files.ts"
import { services } from "../../server/serve.ts"
import { computeFigures } from "../../service/figures.ts"
import { operatorsOf } from "../../service/operators.ts"
import { surroundings } from "../../service/surroundings.ts"
import { settings } from "../../Settings.ts"
import * as Out from "../Console.ts"
import { checkedDay, openStore, orNull } from "../Flags.ts"
import { companyOf } from "../NamedCompany.ts"

const sheets = () => import("../../site/src/company/tearsheet/mod.ts")

const flags = {
  company: Argument.String("company").pipe(
    Argument.withDescription("Its symbol, AAPL or AAPL:NASDAQ, or its slug, apple-inc")
  ),
  asOf: Flag.String("as-of").pipe(
    Flag.optional,
    Flag.withDescription("As known at the end of this day, YYYY-MM-DD; by default now")
  ),
  basis: Flag.Literals("basis", ["ttm", "annual"]).pipe(
    Flag.withDefault("ttm" as const),
    Flag.withDescription("Ratios of twelve months and the latest balance sheet, or of the last fiscal year")
  ),
  language: Flag.Literals("language", ["en", "ko", "ja", "zh"]).pipe(
    Flag.withDefault("en" as const),
    Flag.withDescription("English, Korean, Japanese or Chinese")
  )
}

export const pageCommand = Command.make(
  "page",
  flags,
  Effect.fnUntraced(function* ({ asOf, basis, company, language }) {
    const as_of = yield* checkedDay(orNull(asOf))
    const { store } = yield* openStore
    const { slug } = yield* companyOf(company, store)
    const found = { ...(yield* settings), site: false }
    // Those of another version of findata, or of before there were any.
    yield* Effect.provide(
      computeFigures(() => Effect.void),
      store.imports
    )
    const { askBy, sheetAnswers, tearSheetIn } = yield* Effect.promise(sheets)
    const today = dayIn("UTC", yield* Clock.currentTimeMillis)
    const answers = yield* Effect.gen(function* () {
      const app = yield* httpApp
      const client = createClient({
        baseUrl: "http://localhost",
        fetch: (request) => app.fetch(request, { acting: { owner: null, tier: "standard" } }),
        retries: 0
      })
      return yield* Effect.tryPromise({
        try: () => sheetAnswers(askBy(client), { asOf: as_of, slug }, today),
        catch: (error) => error
      })
    }).pipe(
      Effect.catchIf(
        (error) => error instanceof FindataError,
        ({ message }) => new Out.Failed({ message })
      ),
      Effect.scoped,
      Effect.provide(
        Layer.mergeAll(
          services(store, found),
          surroundings(found, operatorsOf(store, found)),
          reportFiles(found, null)
        )
      )
    )
    yield* Out.document(
      tearSheetIn(language, { answers, basis, program: `findata ${version}`, made: today, address: null })
    )
  })
)
