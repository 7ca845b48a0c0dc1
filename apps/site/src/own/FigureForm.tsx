/** A form for an own figure, new or changed: what its formula finds is shown as it is written, and where it is wrong. */
import { useEffect, useState } from "preact/hooks"
import {
  maxNameCharacters,
  maxTitleCharacters,
  ownNamePattern,
  ownUnits
} from "../../../../core/own/Limits.ts"
import { maxCharacters } from "../../../../core/screens/Limits.ts"
import { useWriting } from "../data/ownAnswers.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { type Fault, faultOf } from "../figures/fault.ts"
import { FaultShown } from "../figures/FaultShown.tsx"
import { count } from "../language/format.ts"
import { Failed } from "../ui/Answered.tsx"
import { useId } from "../ui/useId.ts"
import { faultOfRefusal, faultOfValues, parametersOf } from "./checkFormula.ts"
import type { Unit, WrittenFigure } from "./keptFigures.ts"
import { type OwnFigure, type OwnFigures, saveFigure } from "./ownFigures.ts"
import { ownText } from "./overTime.ts"
import { faultOfWriting, WrongFormula } from "./refused.ts"
import { texts } from "./texts.ts"
import { isWrittenOut, writtenOut } from "./writtenOut.ts"

/** How long a formula rests before it is tried, in milliseconds. */
const pause = 400

const useRested = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** What a formula finds, or what is wrong with it; null while that isn't known. */
const useTried = (
  { formula, name }: Pick<WrittenFigure, "formula" | "name">,
  { formulas, keptIn }: Pick<OwnFigures, "formulas" | "keptIn">
) => {
  const rested = useRested(formula)
  const written = writtenOut(rested, formulas, name)
  const isTried = isWrittenOut(written) && rested.trim() !== ""
  const asked = useAnswer("getScreener", parametersOf(isWrittenOut(written) ? written.text : ""), {
    when: isTried
  })
  if (rested !== formula || rested.trim() === "") return null
  // One of the account is named in requests, for which it isn't too long.
  if (!isWrittenOut(written) && written.kind === "long" && keptIn === "account") return null
  if (!isWrittenOut(written)) return { fault: faultOfWriting(written, "formula"), found: null }
  const refusal = faultOfRefusal(asked.error, written)
  if (refusal !== null) return { fault: refusal, found: null }
  if (asked.data === undefined || asked.isStale) return null
  const fault = faultOfValues(asked.data)
  return { fault, found: fault === null ? asked.data : null }
}

interface FoundProps {
  readonly unit: Unit
  readonly of: NonNullable<NonNullable<ReturnType<typeof useTried>>["found"]>
}

/** For how many companies it is known, and its median. */
const Found = ({ of: { currency, description, universe }, unit }: FoundProps) => {
  const t = texts()
  const distribution = description?.distributions[0]
  const percentiles = distribution?.percentiles ?? []
  const middle = percentiles[(percentiles.length - 1) / 2]
  return (
    <>
      {t.knownOf(count(distribution?.known ?? 0), count(universe.count))}
      {middle !== undefined && ` · ${t.middle(ownText({ unit, value: middle, currency }))}`}
    </>
  )
}

interface FigureFormProps {
  readonly own: OwnFigures
  /** Null for a new one. */
  readonly figure: OwnFigure | null
  /** Of a new one. */
  readonly name?: string
  readonly onSaved: (figure: WrittenFigure) => void
}

export const FigureForm = ({ figure, name: given = "", onSaved, own }: FigureFormProps) => {
  const t = texts()
  const id = useId()
  const [name, setName] = useState(figure?.name ?? given)
  const [title, setTitle] = useState(figure?.title ?? "")
  const [unit, setUnit] = useState<Unit>(figure?.unit ?? "ratio")
  const [formula, setFormula] = useState(figure?.formula ?? "")
  const [sent, setSent] = useState("")
  const others = new Map([...own.formulas].filter(([other]) => other !== figure?.name))
  const tried = useTried(
    { formula, name },
    { formulas: new Map([...others, [name, formula]]), keptIn: own.keptIn }
  )
  const saving = useWriting(
    async () => {
      const written = { name, title, unit, formula }
      setSent(formula)
      await saveFigure(own, figure, written)
      return written
    },
    (written) => {
      if (figure === null) {
        setName("")
        setTitle("")
        setFormula("")
      }
      onSaved(written)
    }
  )
  const { error } = saving
  const refused: Fault | null = error instanceof WrongFormula ? error.fault : faultOf(error)
  const fault = tried?.fault ?? (sent === formula ? refused : null)
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault()
        saving.begin()
      }}
    >
      <div class="limits">
        <label class="field">
          {t.name}
          <input
            required
            maxLength={maxNameCharacters}
            pattern={ownNamePattern}
            title={t.nameHint(maxNameCharacters)}
            autocapitalize="off"
            autocomplete="off"
            spellcheck={false}
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <label class="field">
          {t.heading}
          <input
            required
            maxLength={maxTitleCharacters}
            autocomplete="off"
            value={title}
            onInput={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        </label>
        <label class="field">
          {t.unit}
          <select
            class="select"
            value={unit}
            onChange={({ currentTarget }) =>
              setUnit(ownUnits.find((one) => one === currentTarget.value) ?? "ratio")
            }
          >
            {ownUnits.map((one) => (
              <option key={one} value={one}>
                {t.units[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <label class="field wide">
        {t.formula}
        <input
          class="input code"
          required
          maxLength={maxCharacters}
          autocapitalize="off"
          autocomplete="off"
          spellcheck={false}
          placeholder="100 * free_cash_flow_ttm / market_cap"
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : id}
          value={formula}
          onInput={({ currentTarget }) => setFormula(currentTarget.value)}
        />
      </label>
      {fault !== null && <FaultShown id={id} fault={fault} text={formula} onRepair={setFormula} />}
      <p class="muted small" role="status">
        {tried?.found ? <Found of={tried.found} unit={unit} /> : null}
      </p>
      <p class="muted small">{own.keptIn === "browser" ? t.browserHint : t.hint}</p>
      <button type="submit" class="button primary" disabled={saving.isBusy || own.keptIn === null}>
        {figure === null ? t.createButton : t.save}
      </button>
      {error !== null && refused === null && <Failed title={t.failed} error={error} again={saving.begin} />}
    </form>
  )
}
