/**
 * Writes the PDFs of the sample data set, one for each report in sample/reports.csv that names one: `node
 * scripts/samplePdfs.ts`
 */
import { readRecords, writeSample } from "./sample/files.ts"
import { pdfOf } from "./sample/pdf.ts"

for (const report of readRecords("reports.csv")) {
  const { analyst, key_points, opinion, pdf, report_date, securities_firm, summary, target_price, title } =
    report
  if (pdf === undefined || pdf === "") continue
  const points: ReadonlyArray<string> = JSON.parse(key_points || "[]")
  const rating = [opinion, target_price === "" ? "" : `target ${target_price} USD`].filter(
    (text) => text !== ""
  )
  writeSample(
    pdf,
    pdfOf(title ?? "", [
      `${securities_firm}, ${analyst}, ${report_date}. ${rating.join(", ")}.`,
      summary ?? "",
      ...points.map((point) => `- ${point}.`),
      "Made for the sample data set: firm, analyst, opinion and target are invented."
    ])
  )
}
