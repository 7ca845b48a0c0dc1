/** Chooses indicators of a chart, with their parameters; and sets of them under names. */
import { useEffect, useMemo, useRef } from "preact/hooks"
import { maxIndicators } from "../../../../../../core/indicators/expression/limits.ts"
import { language } from "../../../language/language.ts"
import { Picker } from "../../../ui/search/Picker.tsx"
import type { IndicatorText } from "./address.ts"
import { ChosenIndicator } from "./ChosenIndicator.tsx"
import type { Engine } from "./engine.ts"
import { withExpression, withReplaced } from "./list.ts"
import { Templates } from "./Templates.tsx"
import { texts } from "./texts.ts"
import "./indicators.css"

export interface ChosenProps {
  readonly indicators: IndicatorText
  readonly engine: Engine
}

/** The catalogue as items of a list. */
const itemsIn = ({ servedIndicators }: Engine, groups: ReturnType<typeof texts>["groups"]) =>
  servedIndicators.map((indicator) => ({
    name: indicator.name,
    title: indicator.title,
    group: indicator.group,
    titles: [indicator.title, groups[indicator.group], indicator.group],
    meaning: indicator.outputs.map(({ meaning }) => meaning).join("; "),
    explanation: `${indicator.outputs.map(({ meaning, name }) => (indicator.outputs.length === 1 ? meaning : `${name}: ${meaning}`)).join("; ")}.`,
    indicator
  }))

export const Chosen = ({ engine, indicators }: ChosenProps) => {
  const t = texts()
  const search = useRef<HTMLInputElement>(null)
  const { asked } = engine.readText(indicators.value)
  const items = useMemo(() => itemsIn(engine, t.groups), [engine, language.value])
  useEffect(() => search.current?.focus({ preventScroll: true }), [])
  return (
    <div class="chosen-indicators">
      {asked.length < maxIndicators && (
        <Picker
          input={search}
          items={items}
          label={t.add}
          texts={{ none: t.none, found: t.found, groups: t.groups }}
          onChosen={({ indicator }) => {
            const standard = indicator.parameters.map((parameter) => parameter.default)
            indicators.set(withExpression(indicators.value, engine.expressionOf(indicator, standard, null)))
          }}
        />
      )}
      <p class="muted small" role="status">
        {asked.length === 0 ? t.empty : t.chosen(asked.length, maxIndicators)}
      </p>
      {asked.length > 0 && (
        <ul>
          {asked.map((one, i) => (
            // By its place: a changed parameter leaves the focus where it is.
            <ChosenIndicator
              key={`${i} ${one.indicator.name}`}
              asked={one}
              engine={engine}
              onChange={(expression) =>
                indicators.set(withReplaced(indicators.value, one.expression, expression))
              }
              onRemove={() => {
                indicators.set(withReplaced(indicators.value, one.expression, null))
                search.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <Templates indicators={indicators} />
    </div>
  )
}
