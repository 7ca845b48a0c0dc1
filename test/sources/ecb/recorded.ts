/**
 * Euro foreign exchange reference rates of the European Central Bank (https://www.ecb.europa.eu/stats/eurofxref/), in the forms
 * of its files.
 */
import { Effect } from "effect"
import { zipped } from "../lean/tree.ts"

/** The lines of eurofxref-hist.csv of three days of April 2019, as recorded then. */
export const lines = [
  "Date,USD,JPY,BGN,CYP,CZK,DKK,EEK,GBP,HUF,LTL,LVL,MTL,PLN,ROL,RON,SEK,SIT,SKK,CHF,ISK,NOK,HRK,RUB,TRL,TRY,AUD,BRL,CAD,CNY,HKD,IDR,ILS,INR,KRW,MXN,MYR,NZD,PHP,SGD,THB,ZAR,",
  "2019-04-10,1.1279,125.38,1.9558,N/A,25.608,7.4652,N/A,0.86083,321.84,N/A,N/A,N/A,4.2833,N/A,4.7605,10.44,N/A,N/A,1.128,134.2,9.5895,7.4253,72.86,N/A,6.4144,1.5785,4.3301,1.5032,7.5758,8.8405,15959.79,4.0351,77.9945,1283.09,21.2783,4.6328,1.6697,58.543,1.5258,35.839,15.7391,",
  "2019-04-09,1.1277,125.51,1.9558,N/A,25.618,7.465,N/A,0.86335,321.5,N/A,N/A,N/A,4.287,N/A,4.761,10.425,N/A,N/A,1.127,133.8,9.619,7.4342,73.0029,N/A,6.4056,1.5781,4.3471,1.4984,7.5688,8.844,15937.78,4.0346,78.188,1284.96,21.3479,4.622,1.6718,58.682,1.5255,35.804,15.8215,",
  "2019-04-08,1.1246,125.36,1.9558,N/A,25.634,7.4651,N/A,0.86183,321.54,N/A,N/A,N/A,4.2887,N/A,4.7512,10.4325,N/A,N/A,1.1245,133.6,9.6305,7.4318,73.268,N/A,6.3781,1.5823,4.3558,1.5042,7.5561,8.8247,15927.71,4.0255,78.3215,1288.11,21.439,4.6123,1.6694,58.633,1.5243,35.942,15.8562,"
] as const

/** The currencies of a day of these. */
export const currencies = 32

/** eurofxref-hist.csv with these days. */
export const tableOf = (days: ReadonlyArray<string>): string =>
  [lines[0], ...lines.filter((line) => days.includes(line.slice(0, 10)))].map((line) => `${line}\n`).join("")

/** eurofxref-hist.zip with these days. */
export const zipOf = (days: ReadonlyArray<string>): Promise<Uint8Array> =>
  Effect.runPromise(zipped({ "eurofxref-hist.csv": tableOf(days) }))

/** An envelope of the form of eurofxref-daily.xml and eurofxref-hist-90d.xml. */
const enveloped = (cubes: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>
\t\t<gesmes:name>European Central Bank</gesmes:name>
\t</gesmes:Sender>
\t<Cube>
${cubes}\t</Cube>
</gesmes:Envelope>
`

/** eurofxref-hist-90d.xml with these days: the same rates in the other form. */
export const xmlOf = (days: ReadonlyArray<string>): string => {
  const codes = lines[0].split(",").slice(1, -1)
  const dayOf = (line: string): string => {
    const [date = "", ...cells] = line.split(",")
    const rates = codes.flatMap((code, i) =>
      cells[i] === "N/A" ? [] : [`<Cube currency="${code}" rate="${cells[i]}"/>`]
    )
    return `<Cube time="${date}">${rates.join("")}</Cube>\n`
  }
  return enveloped(
    lines
      .filter((line) => days.includes(line.slice(0, 10)))
      .map(dayOf)
      .join("")
  )
}

/** The first of eurofxref-daily.xml of 28 June 2024, as it was written: in single quotes, with trailing zeros. */
export const daily = enveloped(`\t\t<Cube time='2024-06-28'>
\t\t\t<Cube currency='USD' rate='1.0705'/>
\t\t\t<Cube currency='JPY' rate='171.94'/>
\t\t\t<Cube currency='HUF' rate='395.10'/>
\t\t</Cube>
`)
