/** `/api/v1/figures`: the figures that a token's owner declares. */
import { Schema } from "effect"
import { OwnFigure } from "../../../../core/ports.ts"
import { pagingFields } from "../base/Bodies.ts"
import { ownedFields, ownedGroup } from "../base/OwnedGroup.ts"

export const OwnFigureRequest = OwnFigure.annotate({ identifier: "OwnFigureRequest" })

const { formula, name, title, unit } = OwnFigure.fields

export const OwnFigurePatch = Schema.Struct({
  name: Schema.optionalKey(name),
  title: Schema.optionalKey(title),
  unit: Schema.optionalKey(unit),
  formula: Schema.optionalKey(formula)
}).annotate({ identifier: "OwnFigurePatch" })

const { id, ...times } = ownedFields

export const OwnFigureBody = Schema.Struct({ id, ...OwnFigure.fields, ...times }).annotate({
  identifier: "OwnFigure"
})

export const OwnFigureList = Schema.Struct({
  figures: Schema.Array(OwnFigureBody),
  total: pagingFields.total
}).annotate({ identifier: "OwnFigureList" })

export class OwnFiguresApi extends ownedGroup(
  {
    name: "ownFigures",
    path: "/api/v1/figures",
    identifier: "OwnFigure",
    called: "own figure",
    title: "Own figures",
    description:
      "Figures by formulas of a bearer token's owner. Expressions of that owner's keys, tokens and sessions name them `my.name`, in screens and in figures over time; to anyone else such a name is unknown."
  },
  { wanted: OwnFigureRequest, patch: OwnFigurePatch, body: OwnFigureBody, list: OwnFigureList }
) {}
