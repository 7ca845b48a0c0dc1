/** Identifiers of companies, by contract 13. */
import { all, date, integer, listOf, maybe, members, text } from "../forms.ts"
import { choice, publicRoot, type Specified } from "../Specified.ts"

const root = `${publicRoot}/symbology/resolve`

export const specified: Specified = {
  added: [`GET ${root}`],
  answers: [
    {
      name: "identifiers",
      form: members({
        results: listOf(
          members({
            company_id: integer,
            ...all("input, symbol, name", text),
            ...all("from, to", maybe(date))
          })
        ),
        not_found: listOf(text)
      }),
      paths: [
        "symbols=FULL,SPARSE,BARE,ZZZZ",
        "symbols=FULLER&as_of=1999-06-01",
        "symbols=XNYS:FULL&type=mic_symbol"
      ].map((query) => `${root}?${query}`)
    }
  ],
  choices: [
    choice(`${root}?symbols=PLENTY`, "type", ["symbol", "isin", "cik", "corp_code", "mic_symbol"], "symbol")
  ]
}
