/** Converts schema issues of a request to the items of a 422. */
import type { SchemaIssue } from "effect"
import type { ValidationItem } from "../../api/base/Errors.ts"
import { errorContext, errorType } from "../../api/base/Parameters.ts"
import { brokenRule, type Words, wrongType } from "./BodyWords.ts"

export type Location = ReadonlyArray<string | number>

/** An item for a location in the request. */
export const item = (loc: Location, [type, msg]: Words): ValidationItem => ({ loc, msg, type })

/** An item for every path in the issue; `loc` is the location of the part. */
export const itemsOf = (issue: SchemaIssue.Issue, loc: Location): ReadonlyArray<ValidationItem> => {
  switch (issue._tag) {
    case "Pointer":
      return itemsOf(issue.issue, [...loc, ...issue.path.map((_) => (typeof _ === "number" ? _ : String(_)))])
    case "Composite":
      return issue.issues.flatMap((inner) => itemsOf(inner, loc))
    case "AnyOf":
      return issue.issues.length === 0
        ? [item(loc, wrongType(issue.ast))]
        : issue.issues.flatMap((inner) => itemsOf(inner, loc))
    case "Encoding":
      return itemsOf(issue.issue, loc)
    case "Filter":
      return [item(loc, brokenRule(issue))]
    case "MissingKey":
      return [item(loc, ["missing", "Field required"])]
    case "InvalidType":
      return [item(loc, wrongType(issue.ast))]
    case "InvalidValue": {
      const type = issue.annotations?.[errorType]
      const message = issue.annotations?.message ?? "Value error, invalid input"
      const fault = item(loc, [typeof type === "string" ? type : "value_error", message])
      const ctx = issue.annotations?.[errorContext] as ValidationItem["ctx"]
      return [ctx === undefined ? fault : { ...fault, ctx }]
    }
    default:
      return [item(loc, ["value_error", "Value error, invalid input"])]
  }
}
