/** Multiples by month: contract 8. */
import { all, count, date, listOf, maybe, members, number } from "../forms.ts"
import { companyAt, pagesOf, plentyPage, size, type Specified } from "../Specified.ts"
import { page } from "../sharedForms.ts"

/** Contract 8; a month's `date` is that of its price. */
const multiplesPage = page({
  multiples: listOf(
    members({
      date,
      statement_date: maybe(date),
      ...all("pe_ratio, pb_ratio, ps_ratio, ev_ebitda, pfcf_ratio", maybe(number))
    })
  ),
  count
})

export const specified: Specified = {
  operations: [companyAt("/multiples", "?years=2", "years=26")],
  answers: [
    {
      name: "a page of multiples",
      form: multiplesPage,
      paths: pagesOf("/multiples?years=25"),
      neverNull: ["multiples[].statement_date"]
    }
  ],
  sizes: [size(`${plentyPage}/multiples`, "years", [1, 25], 10, (_) => _.count / 12)]
}
