/** A condition as a row of a form: its figure with the distribution, how they are compared, and how many meet it. */
import type { ComponentChildren } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { count } from "../language/format.ts"
import { Definition } from "../ui/Definition.tsx"
import { amountIn, typedAmount } from "./amounts.ts"
import type { Distribution, Match } from "./answers.ts"
import { callOf, type Comparison, type Condition } from "./conditions.ts"
import { cellText, type Figure, figureOf, textShown, titleOf } from "./figures.ts"
import { histogramOf } from "./histogram.ts"
import { HistogramBars } from "./HistogramBars.tsx"
import { texts } from "./texts.ts"
import { useId } from "../ui/useId.ts"

/** What a condition compares with, as it is being written. */
type Compared = Exclude<Condition, { readonly kind: "free" }>

const signs: Readonly<Record<Comparison, string>> = {
  "<": "<",
  "<=": "≤",
  ">": ">",
  ">=": "≥",
  "==": "=",
  "!=": "≠"
}

const numberComparisons = [">", ">=", "<", "<=", "==", "!="] as const satisfies ReadonlyArray<Comparison>
const dayComparisons = [">=", ">", "<=", "<"] as const satisfies ReadonlyArray<Comparison>

/** As many texts of a figure are offered. */
const maxTexts = 24

interface PartProps<C extends Condition> {
  readonly condition: C
  readonly title: string
  readonly distribution: Distribution | undefined
  readonly onChange: (condition: Condition) => void
}

interface ComparisonChoiceProps {
  readonly title: string
  readonly value: Comparison
  readonly choices: ReadonlyArray<Comparison>
  readonly onChange: (comparison: Comparison) => void
}

const ComparisonChoice = ({ choices, onChange, title, value }: ComparisonChoiceProps) => (
  <select
    class="select"
    aria-label={texts().comparison(title)}
    value={value}
    onChange={({ currentTarget }) =>
      onChange(choices.find((choice) => choice === currentTarget.value) ?? value)
    }
  >
    {choices.map((choice) => (
      <option key={choice} value={choice}>
        {signs[choice]}
      </option>
    ))}
  </select>
)

const unitText = (figure: Figure | null, currency: string | null): string =>
  figure?.unit === "percent"
    ? "%"
    : figure?.unit === "currency" || figure?.unit === "price"
      ? (currency ?? "")
      : ""

interface NumberPartProps extends PartProps<Extract<Condition, { readonly kind: "number" }>> {
  readonly figure: Figure | null
  readonly currency: string | null
  /** While it is typed, null for what is no number. */
  readonly onDraft: (value: number | null) => void
}

const NumberPart = (props: NumberPartProps) => {
  const { condition, currency, figure, onChange, onDraft, title } = props
  const t = texts()
  const id = useId()
  const own = Number.isNaN(condition.value) ? "" : typedAmount(condition.value)
  const [typed, setTyped] = useState(own)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => setTyped(own), [own])
  const commit = () => {
    const value = amountIn(typed)
    setWrong(value === null && typed !== "")
    if (value !== null && value !== condition.value) onChange({ ...condition, value })
  }
  return (
    <>
      <ComparisonChoice
        title={title}
        value={condition.comparison}
        choices={numberComparisons}
        onChange={(comparison) => onChange({ ...condition, comparison })}
      />
      <span class="with-unit">
        <input
          class="input"
          type="text"
          inputMode="decimal"
          autocomplete="off"
          aria-label={t.value(title)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          value={typed}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onDraft(amountIn(currentTarget.value))
          }}
          onChange={commit}
        />
        <span class="muted small">{unitText(figure, currency)}</span>
      </span>
      {isWrong && (
        <span id={id} class="warn small" role="alert">
          {t.noNumber}
        </span>
      )}
    </>
  )
}

const DayPart = ({
  condition,
  onChange,
  title
}: PartProps<Extract<Condition, { readonly kind: "date" }>>) => (
  <>
    <ComparisonChoice
      title={title}
      value={condition.comparison}
      choices={dayComparisons}
      onChange={(comparison) => onChange({ ...condition, comparison })}
    />
    <input
      class="input"
      type="date"
      aria-label={texts().value(title)}
      value={condition.value}
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== "") onChange({ ...condition, value: currentTarget.value })
      }}
    />
  </>
)

const TextPart = (props: PartProps<Extract<Condition, { readonly kind: "text" }>>) => {
  const { condition, distribution, onChange, title } = props
  const t = texts()
  const offered = (distribution?.values ?? []).slice(0, maxTexts)
  const rare = condition.values.filter((value) => !offered.some((one) => one.value === value))
  const choices = [...offered, ...rare.map((value) => ({ value, count: null }))]
  const toggle = (value: string) =>
    onChange({
      ...condition,
      values: condition.values.includes(value)
        ? condition.values.filter((one) => one !== value)
        : [...condition.values, value]
    })
  return (
    <>
      <select
        class="select"
        aria-label={t.comparison(title)}
        value={condition.isAmong ? "in" : "out"}
        onChange={({ currentTarget }) => onChange({ ...condition, isAmong: currentTarget.value === "in" })}
      >
        <option value="in">{t.isAmong}</option>
        <option value="out">{t.isNotAmong}</option>
      </select>
      <fieldset class="choices">
        <legend class="visually-hidden">{t.values(title)}</legend>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              checked={condition.values.includes(choice.value)}
              onChange={() => toggle(choice.value)}
            />
            {textShown(condition.operand, choice.value)}
            {choice.count !== null && <span class="muted small">{count(choice.count)}</span>}
          </label>
        ))}
      </fieldset>
    </>
  )
}

const FreePart = ({
  condition,
  onChange
}: Pick<PartProps<Extract<Condition, { readonly kind: "free" }>>, "condition" | "onChange">) => (
  <input
    class="input code"
    type="text"
    spellcheck={false}
    autocomplete="off"
    aria-label={texts().free}
    value={condition.text}
    onChange={({ currentTarget }) => {
      if (currentTarget.value.trim() !== "") onChange({ kind: "free", text: currentTarget.value.trim() })
    }}
  />
)

/** The numbers of a function, as `14` of `rsi(14)`. */
const Arguments = ({
  condition,
  figure,
  onChange,
  title
}: {
  readonly condition: Compared
  readonly figure: Figure
  readonly title: string
  readonly onChange: (condition: Condition) => void
}) => {
  const call = callOf(condition.operand)
  if (call === null) return null
  const args = figure.parameters.map((one, i) => call.args[i] ?? one.default ?? 0)
  return (
    <>
      {figure.parameters.map(({ name }, i) => (
        <input
          key={name}
          class="input argument"
          type="text"
          inputMode="decimal"
          aria-label={texts().parameter(name, title)}
          title={name}
          value={String(args[i])}
          onChange={({ currentTarget }) => {
            const value = amountIn(currentTarget.value)
            if (value === null) return
            const changed = args.map((arg, place) => (place === i ? value : arg))
            onChange({ ...condition, operand: `${call.name}(${changed.join(", ")})` })
          }}
        />
      ))}
    </>
  )
}

interface DistributionShownProps {
  readonly distribution: Distribution | undefined
  readonly title: string
  readonly figure: Figure | null
  readonly currency: string | null
  readonly met: { readonly side: "above" | "below"; readonly value: number } | null
}

const DistributionShown = ({ currency, distribution, figure, met, title }: DistributionShownProps) => {
  const t = texts()
  const percentiles = distribution?.percentiles ?? null
  if (distribution === undefined) return <span class="histogram" aria-hidden="true" />
  const histogram = percentiles === null ? null : histogramOf(percentiles)
  if (percentiles === null || histogram === null)
    return distribution.type === "number" ? <span class="muted small">{t.noDistribution}</span> : null
  const text = (place: number) => cellText(figure, percentiles[place] ?? null, currency)
  const quarter = (percentiles.length - 1) / 4
  return (
    <span class="distribution">
      <HistogramBars
        histogram={histogram}
        label={t.distribution(title, text(quarter), text(2 * quarter), text(3 * quarter))}
        met={met}
      />
      <span class="ends muted" aria-hidden="true">
        <span>{cellText(figure, histogram.from, currency)}</span>
        <span>{cellText(figure, histogram.to, currency)}</span>
      </span>
    </span>
  )
}

const sideOf = (comparison: Comparison): "above" | "below" | null =>
  comparison === ">" || comparison === ">="
    ? "above"
    : comparison === "<" || comparison === "<="
      ? "below"
      : null

interface ConditionRowProps {
  readonly condition: Condition
  readonly figures: ReadonlyMap<string, Figure>
  readonly distribution: Distribution | undefined
  /** How many meet it, and it with those before; undefined while that isn't known. */
  readonly match: Match | undefined
  readonly currency: string | null
  /** Whether it was just added, so that its value is written next. */
  readonly isNew?: boolean
  readonly onChange: (condition: Condition) => void
  readonly onRemove: () => void
}

export const ConditionRow = (props: ConditionRowProps) => {
  const { condition, currency, distribution, figures, isNew = false, match, onChange, onRemove } = props
  const t = texts()
  const row = useRef<HTMLLIElement>(null)
  const [draft, setDraft] = useState<number | null>(null)
  useEffect(() => setDraft(null), [condition])
  useEffect(() => {
    if (!isNew) return
    const find = (selector: string) => row.current?.querySelector<HTMLElement>(`.compared ${selector}`)
    const first = find("input.input") ?? find("select")
    first?.focus()
  }, [])
  const isFree = condition.kind === "free"
  const figure = isFree ? null : figureOf(figures, condition.operand)
  const title = isFree ? condition.text : titleOf(figures, condition.operand)
  const side = condition.kind === "number" ? sideOf(condition.comparison) : null
  const value = condition.kind === "number" ? (draft ?? condition.value) : Number.NaN
  const part = { title, distribution, onChange }
  const parts: { readonly [Kind in Condition["kind"]]: () => ComponentChildren } = {
    number: () =>
      condition.kind === "number" && (
        <NumberPart {...part} condition={condition} figure={figure} currency={currency} onDraft={setDraft} />
      ),
    date: () => condition.kind === "date" && <DayPart {...part} condition={condition} />,
    text: () => condition.kind === "text" && <TextPart {...part} condition={condition} />,
    free: () => condition.kind === "free" && <FreePart condition={condition} onChange={onChange} />
  }
  return (
    <li ref={row} class={`screen-condition ${condition.kind}`}>
      {!isFree && (
        <span class="operand">
          {figure === null ? (
            <code>{title}</code>
          ) : (
            <Definition text={figure.explanation}>{figure.title}</Definition>
          )}
          {figure !== null && (
            <Arguments condition={condition} figure={figure} title={title} onChange={onChange} />
          )}
        </span>
      )}
      {condition.kind === "number" && (
        <DistributionShown
          distribution={distribution}
          title={title}
          figure={figure}
          currency={currency}
          met={side === null || Number.isNaN(value) ? null : { side, value }}
        />
      )}
      <span class="compared">{parts[condition.kind]()}</span>
      <span class="matches muted small">
        {match === undefined
          ? distribution !== undefined && t.known(count(distribution.known))
          : `${t.meets(count(match.count))} · ${t.soFar(count(match.together))}`}
      </span>
      <button type="button" class="button plain" aria-label={t.remove(title)} onClick={onRemove}>
        ×
      </button>
    </li>
  )
}
