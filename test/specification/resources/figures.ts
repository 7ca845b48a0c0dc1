/** The catalogue of figures, by contract 13. */
import { all, count, listOf, matching, maybe, members, number, ofKind, oneOf, text, truth } from "../forms.ts"
import { pagesRoot, publicRoot, type Specified } from "../Specified.ts"

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

export const specified: Specified = {
  added: roots.map((root) => `GET ${root}`),
  answers: roots.map((root, i) => ({
    name: i === 0 ? "figures" : "figures-page",
    form: members({ figures: listOf(figure), count }),
    paths: [root],
    neverNull: ["figures[].parameters[].default"]
  }))
}
