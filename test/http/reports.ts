/** A handful of brokers' reports, some with a PDF, and the service over them. */
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import { storesLayer } from "../../adapters/memory/mod.ts"
import { NodeReportFiles } from "../../adapters/node/mod.ts"
import { fill } from "../services/scene.ts"
import { pdfOf } from "../node/pdfs.ts"
import { keyOf } from "../node/room.ts"
import { openService, type Service } from "./service.ts"

/** The PDF of the first report: three chunks as they are read. */
export const pdf = pdfOf("3Q24 Review", 600_000)
export const key = keyOf(pdf)

const header =
  "external_id,title,report_date,report_type,securities_firm,stock_name,industry_category,symbol,pdf"

const rows = [
  "a,3Q24 Review: 100% 달성,2024-05-08,company_analysis,하나증권,삼성전자,반도체,005930,review.pdf",
  "b,Cheaper_by_far,2024-05-10,company_analysis,KB Securities,삼성전자,반도체,005930,key:2024/b 1.pdf",
  "c,반도체 업황,2024-05-10,industry_analysis,하나증권,,반도체,,",
  "d,Iron and Steel,2024-05-09,industry_analysis,Kb securities,,Steel,,s3://vendor/2024/d.pdf",
  '"e","=1+1, a ""quote""",2024-05-01,,Ünal Yatırım,,,,'
]

export const reports = Effect.gen(function* () {
  yield* fill("companies", ["symbol,exchange,name", "005930,KOSPI,Samsung Electronics"])
  yield* fill("reports", [header, ...rows])
})

export interface ResearchService extends Service {
  /** Closes the service and removes its files. */
  readonly close: () => Promise<void>
}

/** `settings` are the references that an operator sets. */
export const openResearch = async (
  settings: Layer.Layer<never> = Layer.empty,
  fill: typeof reports = reports
): Promise<ResearchService> => {
  const directory = await mkdtemp(join(tmpdir(), "findata-research-"))
  await writeFile(join(directory, "review.pdf"), pdf)
  const files = NodeReportFiles.layer({ directory: join(directory, "files"), from: directory })
  const stores = Layer.merge(
    Layer.suspend(() => storesLayer()),
    files
  )
  const service = await openService(stores, fill, "still", settings)
  return {
    ...service,
    close: async () => {
      await service.close()
      await rm(directory, { recursive: true, force: true })
    }
  }
}
