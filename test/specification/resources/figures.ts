/** The catalogue of figures, by contract 13. */
import {
  all,
  count,
  date,
  integer,
  link,
  listOf,
  matching,
  maybe,
  members,
  number,
  ofKind,
  oneOf,
  orNull,
  text,
  truth
} from "../forms.ts"
import { page, severalCompanies } from "../sharedForms.ts"
import { ofEach, pagesOf, pagesRoot, publicRoot, type Specified } from "../Specified.ts"

const name = ofKind("name in snake_case", matching(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/))

const figure = members({
  name,
  ...all("title, group, meaning", text),
  unit: oneOf("currency", "price", "percent", "ratio", "count", "shares", "date", "text"),
  type: oneOf("number", "text", "date"),
  ...all("formula, null_when, source", maybe(text)),
  parameters: maybe(
    listOf(members({ name, default: maybe(number), ...all("minimum, maximum", number), whole: truth }))
  )
})

const roots = [`${publicRoot}/financial/figures`, `${pagesRoot}/figures`]

const valued = { ...all("name, title", text), value: maybe(number), unit: text, currency: orNull(text) }

const values = { figures: listOf(members(valued)), count }

const explained = {
  symbol: text,
  as_of: date,
  ...valued,
  formula: maybe(text),
  meaning: text,
  operands: listOf(
    members({
      ...all("name, title", text),
      value: orNull(number),
      unit: text,
      currency: orNull(text),
      date: orNull(date),
      part_of: orNull(text),
      statement: orNull(
        members({
          fiscal_date: date,
          period: oneOf("Annual", "Quarterly"),
          filed_at: orNull(date),
          filing_url: orNull(link),
          ...all("form, tag, derivation", orNull(text))
        })
      ),
      price: orNull(members({ ...all("from, to", date), bars: count }))
    })
  ),
  missing: listOf(
    members({
      ...all("name, title, reason, message", text),
      filing: orNull(members({ form: orNull(text), fiscal_date: date, lacks: listOf(text) }))
    })
  )
}

const explain = "/figures/market_cap"
const withFormula = ["formula"]

export const specified: Specified = {
  added: [
    ...roots.map((root) => `GET ${root}`),
    `GET ${publicRoot}/financial/companies/{symbol}/figures/{figure}`,
    `GET ${pagesRoot}/companies/{company_id}/figures/{figure}`,
    `GET ${pagesRoot}/companies/{company_id}/values`,
    `GET ${pagesRoot}/values`,
    "GET /api/v1/admin/companies/{company_id}/figures/{figure}"
  ],
  answers: [
    ...roots.map((root, i) => ({
      name: i === 0 ? "figures" : "figures-page",
      form: members({ figures: listOf(figure), count }),
      paths: [root],
      neverNull: ["figures[].parameters[].default"]
    })),
    {
      name: "an explained figure",
      form: members(explained),
      paths: ofEach(`${publicRoot}/financial/companies/`, explain),
      neverNull: withFormula
    },
    {
      name: "an explained figure for pages",
      form: members({ company_id: integer, ...explained }),
      paths: pagesOf(explain),
      neverNull: withFormula
    },
    {
      name: "values of figures",
      form: page({}, values),
      paths: pagesOf("/values?names=market_cap,pe_ratio")
    },
    {
      name: "values of several companies",
      form: members(severalCompanies(values)),
      paths: ["full-inc,SPARSE,3", "nobody-inc,BARE"].map(
        (companies) => `${pagesRoot}/values?companies=${companies}&names=market_cap,pe_ratio`
      )
    }
  ]
}
