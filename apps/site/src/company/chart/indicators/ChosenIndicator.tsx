/** An indicator that a chart has, with its parameters to be edited in place. */
import type { ComponentChildren } from "preact"
import { useEffect, useState } from "preact/hooks"
import type { Parameter } from "../../../../../../core/indicators/mod.ts"
import type { AskedIndicator } from "../../../../../../core/indicators/expression/read.ts"
import { fromBase } from "../../../data/basePath.ts"
import { number } from "../../../language/format.ts"
import { useId } from "../../../ui/useId.ts"
import type { Engine } from "./engine.ts"
import { isSymbol } from "./list.ts"
import { texts } from "./texts.ts"

/** A number as bounds have it: without digits that say nothing. */
const boundText = (value: number): string =>
  Math.abs(value) >= 1e15 ? value.toExponential() : number(value, Number.isInteger(value) ? 0 : 2)

/** What a parameter accepts, in the language of the page. */
const accepted = ({ maximum, minimum, type }: Parameter): string => {
  const t = texts()
  return (type === "number" ? t.real : t.whole)(boundText(minimum), boundText(maximum))
}

interface FieldProps {
  readonly label: string
  readonly value: string
  /** Why a text is wrong; null where it isn't. */
  readonly faultOf: (text: string) => string | null
  readonly onChange: (text: string) => void
  readonly inputMode: "numeric" | "decimal" | "text"
  readonly placeholder?: string
}

/** Changes what it is of once a right value is entered: by Enter, or as the field is left. */
const Field = ({ faultOf, inputMode, label, onChange, placeholder, value }: FieldProps) => {
  const id = useId()
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const fault = faultOf(text.trim())
  return (
    <label class="parameter">
      <span class="muted">{label}</span>
      <input
        class="input"
        type="text"
        inputMode={inputMode}
        autocomplete="off"
        spellcheck={false}
        size={Math.max(5, text.length)}
        value={text}
        placeholder={placeholder}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : id}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onChange={({ currentTarget }) => {
          const given = currentTarget.value.trim()
          if (given !== value && faultOf(given) === null) onChange(given)
        }}
      />
      {fault !== null && (
        <span class="fault" id={id} role="alert">
          {fault}
        </span>
      )}
    </label>
  )
}

const AverageField = ({
  label,
  names,
  onChange,
  value
}: {
  readonly label: string
  /** Of kinds of averages, by their numbers. */
  readonly names: ReadonlyArray<string>
  readonly value: number
  readonly onChange: (value: number) => void
}) => (
  <label class="parameter">
    <span class="muted">{label}</span>
    <select
      class="input"
      value={String(value)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    >
      {names.map((name, i) => (
        <option key={name} value={String(i)}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

const numberIn = (text: string): number => (text === "" ? Number.NaN : Number(text))

interface ChosenIndicatorProps {
  readonly asked: AskedIndicator
  readonly engine: Engine
  readonly onChange: (expression: string) => void
  readonly onRemove: () => void
}

export const ChosenIndicator = ({ asked, engine, onChange, onRemove }: ChosenIndicatorProps) => {
  const t = texts()
  const { expression, indicator, parameters, second } = asked
  const changed = (place: number, value: number) => parameters.with(place, value)
  const symbol = second?.text ?? null
  const fields: Array<ComponentChildren> = []
  if (indicator.inputs.includes("other"))
    fields.push(
      <Field
        key="symbol"
        label={t.second}
        value={symbol ?? ""}
        placeholder={t.index}
        inputMode="text"
        faultOf={(text) => (text === "" || isSymbol(text) ? null : t.ofIndex)}
        onChange={(text) => onChange(engine.expressionOf(indicator, parameters, text === "" ? null : text))}
      />
    )
  indicator.parameters.forEach((parameter, i) => {
    const label = parameter.name.replaceAll("_", " ")
    const value = parameters[i] ?? parameter.default
    const set = (next: number) => onChange(engine.expressionOf(indicator, changed(i, next), symbol))
    fields.push(
      parameter.type === "average" ? (
        <AverageField
          key={parameter.name}
          label={label}
          names={engine.averageNames}
          value={value}
          onChange={set}
        />
      ) : (
        <Field
          key={parameter.name}
          label={label}
          value={String(value)}
          inputMode={parameter.type === "integer" && parameter.minimum >= 0 ? "numeric" : "decimal"}
          faultOf={(text) => {
            const next = numberIn(text)
            return engine.accepts(parameter, next)
              ? (indicator.refuses?.(...changed(i, next)) ?? null)
              : accepted(parameter)
          }}
          onChange={(text) => set(numberIn(text))}
        />
      )
    )
  })
  return (
    <li>
      <div class="head">
        <span>
          <a href={fromBase(`/docs/indicators/${indicator.name}`)} target="_blank" rel="noreferrer">
            {indicator.title}
          </a>{" "}
          <code class="muted">{expression}</code>
        </span>
        <button type="button" class="button plain" aria-label={t.remove(expression)} onClick={onRemove}>
          ×
        </button>
      </div>
      {fields.length > 0 && (
        <div class="parameters" role="group" aria-label={expression}>
          {fields}
        </div>
      )}
    </li>
  )
}
