/** The conditions as a form: those of the expression, one that is being added, and the way to further ones. */
import { useRef, useState } from "preact/hooks"
import { FiguresButton } from "../own/FiguresButton.tsx"
import type { OwnFigures } from "../own/ownFigures.ts"
import { type Screen, type ScreenAnswer, useScreen } from "./answers.ts"
import { ConditionRow } from "./ConditionRow.tsx"
import { type Condition, conditionsOf, expressionOf } from "./conditions.ts"
import { FigurePicker } from "./FigurePicker.tsx"
import { asFigure, type Figure, operandOf } from "./figures.ts"
import { texts } from "./texts.ts"

interface ConditionsProps {
  readonly screen: Screen
  readonly figures: ReadonlyMap<string, Figure>
  readonly own: OwnFigures
  readonly answer: ScreenAnswer | undefined
  readonly onWhere: (where: string) => void
}

/** A condition on a figure that compares with nothing yet. */
const begunOn = (figure: Figure): Condition => {
  const operand = operandOf(figure)
  if (figure.type === "text") return { kind: "text", operand, isAmong: true, values: [] }
  return figure.type === "date"
    ? { kind: "date", operand, comparison: ">=", value: "" }
    : { kind: "number", operand, comparison: ">", value: Number.NaN }
}

const distributionOf = (column: string, from: ScreenAnswer | undefined) =>
  from?.description?.distributions.find((one) => one.column === column)

const isComplete = (condition: Condition): boolean => {
  switch (condition.kind) {
    case "number":
      return !Number.isNaN(condition.value)
    case "date":
      return condition.value !== ""
    case "text":
      return condition.values.length > 0
    case "free":
      return true
  }
}

export const Conditions = ({ answer, figures, onWhere, own, screen }: ConditionsProps) => {
  const t = texts()
  const picker = useRef<HTMLInputElement>(null)
  const [begun, setBegun] = useState<Condition | null>(null)
  const conditions = conditionsOf(screen.where)
  const operand = begun === null || begun.kind === "free" ? "" : begun.operand
  const beside = useScreen({ ...screen, columns: [operand], sort: "", offset: 0 }, own.writtenBy, {
    when: operand !== "",
    companies: 1
  })
  // Of another expression, while its own answer is awaited.
  const matches =
    answer?.description?.matches.length === conditions.length ? answer.description.matches : undefined
  const show = (changed: ReadonlyArray<Condition>) => onWhere(expressionOf(changed.filter(isComplete)))
  const leave = () => {
    setBegun(null)
    picker.current?.focus()
  }
  const change = (condition: Condition) => {
    if (!isComplete(condition)) return setBegun(condition)
    show([...conditions, condition])
    leave()
  }
  const currency = answer?.currency ?? null
  return (
    <>
      <ul class="screen-conditions">
        {conditions.map((condition, i) => (
          <ConditionRow
            key={`${i} ${condition.kind === "free" ? "" : condition.operand}`}
            condition={condition}
            figures={figures}
            distribution={condition.kind === "free" ? undefined : distributionOf(condition.operand, answer)}
            match={matches?.[i]}
            currency={currency}
            onChange={(changed) => show(conditions.with(i, changed))}
            onRemove={() => {
              show(conditions.filter((_, place) => place !== i))
              picker.current?.focus()
            }}
          />
        ))}
        {begun !== null && (
          <ConditionRow
            key={`new ${operand.replace(/\(.*/, "")}`}
            isNew
            condition={begun}
            figures={figures}
            distribution={distributionOf(operand, beside.data)}
            match={undefined}
            currency={currency}
            onChange={change}
            onRemove={leave}
          />
        )}
      </ul>
      {conditions.length === 0 && begun === null && <p class="muted">{t.noConditions}</p>}
      <div class="picking no-print">
        <FigurePicker
          input={picker}
          figures={[...figures.values()]}
          label={t.add}
          onChosen={(figure) => setBegun(begunOn(figure))}
        />
        <FiguresButton own={own} onCreated={(figure) => setBegun(begunOn(asFigure(figure)))} />
      </div>
    </>
  )
}
