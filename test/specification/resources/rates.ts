/** Exchange rates, by contract 12. */
import { count, date, listOf, maybe, members, number, oneOf, text } from "../forms.ts"
import { pagesRoot, type Specified } from "../Specified.ts"

const derivation = oneOf("direct", "inverse", "crossed")

const rate = members({ date, value: number, derivation, sources: listOf(text) })

const root = `${pagesRoot}/rates`

export const specified: Specified = {
  added: [`GET ${root}`],
  answers: [
    {
      name: "rates",
      form: members({
        base: text,
        quote: text,
        start_date: date,
        end_date: date,
        rate: maybe(rate),
        rates: listOf(rate),
        count
      }),
      paths: ["base=EUR&quote=USD", "base=EUR&quote=JPY"].map((pair) => `${root}?${pair}`)
    }
  ]
}
