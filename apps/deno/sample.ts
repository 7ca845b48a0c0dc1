/** The sample data set as bytes, imported so that Deno needs no permission to read files. */
import { Effect, Stream } from "effect"
import companies from "../../sample/companies.csv" with { type: "bytes" }
import actionsAAPL from "../../sample/actions/AAPL.csv" with { type: "bytes" }
import actionsAIG from "../../sample/actions/AIG.csv" with { type: "bytes" }
import actionsBAC from "../../sample/actions/BAC.csv" with { type: "bytes" }
import actionsFB from "../../sample/actions/FB.csv" with { type: "bytes" }
import actionsGOOG from "../../sample/actions/GOOG.csv" with { type: "bytes" }
import actionsIBM from "../../sample/actions/IBM.csv" with { type: "bytes" }
import actionsSPY from "../../sample/actions/SPY.csv" with { type: "bytes" }
import actionsUSO from "../../sample/actions/USO.csv" with { type: "bytes" }
import pricesAAPL from "../../sample/prices/AAPL.csv.gz" with { type: "bytes" }
import pricesAIG from "../../sample/prices/AIG.csv.gz" with { type: "bytes" }
import pricesBAC from "../../sample/prices/BAC.csv.gz" with { type: "bytes" }
import pricesFB from "../../sample/prices/FB.csv.gz" with { type: "bytes" }
import pricesGOOG from "../../sample/prices/GOOG.csv.gz" with { type: "bytes" }
import pricesIBM from "../../sample/prices/IBM.csv.gz" with { type: "bytes" }
import pricesSPY from "../../sample/prices/SPY.csv.gz" with { type: "bytes" }
import pricesUSO from "../../sample/prices/USO.csv.gz" with { type: "bytes" }
import sharesAAPL from "../../sample/shares/AAPL.csv" with { type: "bytes" }
import sharesAIG from "../../sample/shares/AIG.csv" with { type: "bytes" }
import sharesBAC from "../../sample/shares/BAC.csv" with { type: "bytes" }
import sharesFB from "../../sample/shares/FB.csv" with { type: "bytes" }
import sharesGOOG from "../../sample/shares/GOOG.csv" with { type: "bytes" }
import sharesIBM from "../../sample/shares/IBM.csv" with { type: "bytes" }
import sharesNVDA from "../../sample/shares/NVDA.csv" with { type: "bytes" }
import sharesSNOW from "../../sample/shares/SNOW.csv" with { type: "bytes" }
import statementsAAPL from "../../sample/statements/AAPL.ndjson.gz" with { type: "bytes" }
import statementsFB from "../../sample/statements/FB.ndjson.gz" with { type: "bytes" }
import statementsGOOG from "../../sample/statements/GOOG.ndjson.gz" with { type: "bytes" }
import statementsIBM from "../../sample/statements/IBM.ndjson.gz" with { type: "bytes" }
import statementsNVDA from "../../sample/statements/NVDA.ndjson.gz" with { type: "bytes" }
import statementsSNOW from "../../sample/statements/SNOW.ndjson.gz" with { type: "bytes" }
import insiders from "../../sample/insiders.csv" with { type: "bytes" }
import disclosures from "../../sample/disclosures.csv" with { type: "bytes" }
import reports from "../../sample/reports.csv" with { type: "bytes" }
import news from "../../sample/news.ndjson" with { type: "bytes" }
import type { ImportKind } from "../../core/mod.ts"
import type { SampleFile } from "../Sample.ts"

const file = (kind: ImportKind, symbol: string | null, bytes: Uint8Array): SampleFile<never> => ({
  kind,
  name: `sample ${symbol ?? ""} ${kind}`,
  symbol,
  bytes: Stream.make(bytes),
  sha256: Effect.succeed("")
})

export const sampleFiles: ReadonlyArray<SampleFile<never>> = [
  file("companies", null, companies),
  file("actions", "AAPL", actionsAAPL),
  file("actions", "AIG", actionsAIG),
  file("actions", "BAC", actionsBAC),
  file("actions", "FB", actionsFB),
  file("actions", "GOOG", actionsGOOG),
  file("actions", "IBM", actionsIBM),
  file("actions", "SPY", actionsSPY),
  file("actions", "USO", actionsUSO),
  file("prices", "AAPL", pricesAAPL),
  file("prices", "AIG", pricesAIG),
  file("prices", "BAC", pricesBAC),
  file("prices", "FB", pricesFB),
  file("prices", "GOOG", pricesGOOG),
  file("prices", "IBM", pricesIBM),
  file("prices", "SPY", pricesSPY),
  file("prices", "USO", pricesUSO),
  file("shares", null, sharesAAPL),
  file("shares", null, sharesAIG),
  file("shares", null, sharesBAC),
  file("shares", null, sharesFB),
  file("shares", null, sharesGOOG),
  file("shares", null, sharesIBM),
  file("shares", null, sharesNVDA),
  file("shares", null, sharesSNOW),
  file("statements", null, statementsAAPL),
  file("statements", null, statementsFB),
  file("statements", null, statementsGOOG),
  file("statements", null, statementsIBM),
  file("statements", null, statementsNVDA),
  file("statements", null, statementsSNOW),
  file("insiders", null, insiders),
  file("disclosures", null, disclosures),
  file("reports", null, reports),
  file("news", null, news)
]
