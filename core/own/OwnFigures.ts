/** Figures of owners: each owner's declarations, and the names by which expressions of that owner find them. */
import { Context, Effect, Layer } from "effect"
import { type OwnedKind, type OwnedObjects, ownedObjects } from "../access/owned/OwnedKind.ts"
import type { OwnedStore } from "../access/owned/OwnedStore.ts"
import { vocabulary } from "../figures/Catalogue.ts"
import { formulaFault } from "../screens/parse.ts"
import type { Vocabulary } from "../screens/Vocabulary.ts"
import { wrong } from "../errors/WrongExpression.ts"
import type { Changes } from "../store/Changes.ts"
import type { StoreUnavailable } from "../store/StoreUnavailable.ts"
import { maxOwnFigures } from "./Limits.ts"
import { OwnFigure, OwnFigureUsed, WrongFormula } from "./OwnFigure.ts"

const withOwn = (own: ReadonlyArray<Pick<OwnFigure, "formula" | "name">>): Vocabulary => ({
  ...vocabulary,
  own: new Map(own.map(({ formula, name }) => [name, formula]))
})

/** A formula has to be right, and to leave those right that name its figure. */
const rules: OwnedKind<OwnFigure, OwnFigureUsed | WrongFormula>["rules"] = Effect.map(
  formulaFault,
  (faultOf) =>
    ({ after, before, others }) => {
      const now = withOwn(after === null ? others : [...others, after])
      const fault = after === null ? null : faultOf(after.name, after.formula, now)
      if (fault !== null) return new WrongFormula({ error: fault })
      if (before === null) return null
      const then = withOwn([...others, before])
      const broken = others.flatMap(({ formula, name }) => {
        const error = /\bmy\b/.test(formula) ? faultOf(name, formula, now) : null
        return error !== null && faultOf(name, formula, then) === null ? [{ name, error }] : []
      })
      const [first] = broken
      if (first === undefined) return null
      if (after?.name !== before.name)
        return new OwnFigureUsed({ name: before.name, by: broken.map(({ name }) => name) })
      const { problem, remedy } = first.error
      return new WrongFormula({ error: wrong(0, `my.${first.name} names it: ${problem}`, remedy) })
    }
)

/** As they are kept. */
export const ownFigureKind: OwnedKind<OwnFigure, OwnFigureUsed | WrongFormula> = {
  kind: "figure",
  value: OwnFigure,
  max: maxOwnFigures,
  rules
}

/** Figures of owners; each finds the own ones alone. */
export class OwnFigures extends Context.Service<
  OwnFigures,
  OwnedObjects<OwnFigure, OwnFigureUsed | WrongFormula> & {
    /** The catalogue with an owner's figures, for expressions of that owner. */
    readonly vocabularyOf: (owner: string) => Effect.Effect<Vocabulary, StoreUnavailable>
  }
>()("findata/core/own/OwnFigures") {
  static readonly layer: Layer.Layer<OwnFigures, never, Changes | OwnedStore> = Layer.effect(
    OwnFigures,
    Effect.map(ownedObjects(ownFigureKind), (objects) =>
      OwnFigures.of({
        ...objects,
        vocabularyOf: (owner) => Effect.map(objects.ofOwner(owner), withOwn)
      })
    )
  )
}
