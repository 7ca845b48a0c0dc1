/** Finds companies by conditions on their figures, as known on any day. What is asked is in the address. */
import { useTextsOf } from "../figures/useTextsOf.ts"
import { useLocation } from "preact-iso"
import { useState } from "preact/hooks"
import { type PresetName, presetScreens } from "../../../../core/screens/Presets.ts"
import { AsOfPicker } from "../company/AsOfPicker.tsx"
import { texts as companyTexts } from "../company/texts.ts"
import { useAsOf, useParameter, withParameters } from "../data/urlState.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { FigureDialog } from "../own/FigureDialog.tsx"
import { useOwnFigures } from "../own/ownFigures.ts"
import { texts as ownTexts } from "../own/texts.ts"
import { ownIn } from "../own/writtenOut.ts"
import { day } from "../language/format.ts"
import { Answered, Failed, Skeleton } from "../ui/Answered.tsx"
import { CurrencyChoice, currencyOf } from "../ui/CurrencyChoice.tsx"
import { Panel } from "../ui/Panel.tsx"
import { Segments } from "../ui/Segments.tsx"
import { useTitle } from "../ui/useTitle.ts"
import { type Screen, useScreen } from "./answers.ts"
import { Conditions } from "./Conditions.tsx"
import { conditionsOf, listed } from "./conditions.ts"
import { Expression } from "./Expression.tsx"
import { aroundPlace } from "../figures/fault.ts"
import { FaultShown } from "../figures/FaultShown.tsx"
import { type Figure, figuresIn, namedIn, withOwn } from "./figures.ts"
import { Peers } from "./Peers.tsx"
import { Results } from "./Results.tsx"
import { presetTexts, texts } from "./texts.ts"
import "./screener.css"

const ways = ["conditions", "expression"] as const
const universes = ["listed", "all", "issuers"] as const
const onOff = ["on", "off"] as const

/** An empty parameter is left out of the address. */
const orNull = (text: string): string | null => (text === "" ? null : text)

const unique = (texts: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(texts)]

/** The expressions that conditions compare. */
const operandsOf = (where: string): ReadonlyArray<string> =>
  conditionsOf(where).flatMap((condition) => (condition.kind === "free" ? [] : [condition.operand]))

/** The columns where the address names none: what the conditions name, after the market cap. */
const columnsFor = (figures: ReadonlyMap<string, Figure>, where: string): ReadonlyArray<string> =>
  unique([
    "market_cap",
    ...conditionsOf(where).flatMap((condition) =>
      condition.kind === "free" ? namedIn(figures, condition.text) : [condition.operand]
    )
  ])

const Presets = ({ where }: { readonly where: string }) => {
  const t = texts()
  const { url } = useLocation()
  const names = Object.keys(presetScreens) as ReadonlyArray<PresetName>
  const own = presetTexts()
  const chosen = names.find((name) => presetScreens[name].where === where)
  const address = (name: PresetName) => {
    const preset = presetScreens[name]
    const columns = unique([...preset.columns, ...operandsOf(preset.where)]).join(",")
    return withParameters(url, { where: preset.where, columns, sort: preset.sort, offset: null })
  }
  return (
    <div class="screen-begin">
      <nav class="screen-presets no-print" aria-label={t.presets}>
        {names.map((name) => (
          <a
            key={name}
            class="button"
            href={address(name)}
            aria-current={name === chosen ? "true" : undefined}
          >
            {own[name][0]}
          </a>
        ))}
        <a
          class="button plain"
          href={withParameters(url, { where: null, columns: null, sort: null, offset: null })}
        >
          {t.empty}
        </a>
      </nav>
      <p class="muted">{chosen === undefined ? t.about : own[chosen][1]}</p>
    </div>
  )
}

const Shown = ({ figures: catalogue }: { readonly figures: ReadonlyMap<string, Figure> }) => {
  const t = texts()
  const { query, route, url } = useLocation()
  const [asOf] = useAsOf()
  const [by, setBy] = useParameter("by", ways, "conditions")
  const [universe, setUniverse] = useParameter("universe", universes, "listed")
  const [shaded, setShaded] = useParameter("shade", onOff, "on")
  const own = useOwnFigures()
  const [created, setCreated] = useState<string | null>(null)
  const figures = withOwn(catalogue, own.figures ?? [])
  const where = (query["where"] ?? "").trim()
  const chosen = listed(query["columns"] ?? "")
  const columns = chosen.length === 0 ? columnsFor(figures, where) : chosen
  const currency = currencyOf(query["currency"])
  const screen: Screen = {
    where,
    // Those of conditions too, for their distributions.
    columns: unique([...columns, ...operandsOf(where)]),
    sort: query["sort"] ?? "",
    offset: Math.max(0, Math.trunc(Number(query["offset"] ?? 0)) || 0),
    as_of: asOf,
    universe,
    currency
  }
  const named = ownIn([where, columns.join(","), screen.sort].join(","))
  const answer = useScreen(screen, own.writtenBy, {
    when: named.length === 0 || own.figures !== undefined || own.error !== null
  })
  const { fault } = answer
  const show = (changes: Readonly<Record<string, string | null>>) =>
    route(withParameters(url, { offset: null, ...changes }), true)
  const faulty = { where, columns: screen.columns.join(","), sort: screen.sort }
  const faultyText = faulty[fault?.parameter as keyof typeof faulty] ?? where
  const [unknown] =
    fault?.reason === "unknown_own_figure" ? ownIn(aroundPlace(faultyText, fault.position)[1]) : []
  return (
    <div class="page">
      <Presets where={where} />
      <Panel
        title={t.conditions}
        controls={
          <>
            <label>
              <span class="visually-hidden">{t.universe}</span>
              <select
                class="select"
                value={universe}
                onChange={({ currentTarget }) =>
                  setUniverse(universes.find((name) => name === currentTarget.value) ?? "listed")
                }
              >
                {universes.map((name) => (
                  <option key={name} value={name}>
                    {t.universes[name]}
                  </option>
                ))}
              </select>
            </label>
            <CurrencyChoice value={currency} onChange={(code) => show({ currency: orNull(code) })} />
            <Segments
              label={t.by}
              choices={[
                ["conditions", t.byConditions],
                ["expression", t.byExpression]
              ]}
              value={by}
              onChange={setBy}
            />
          </>
        }
      >
        {by === "conditions" ? (
          <Conditions
            screen={screen}
            figures={figures}
            own={own}
            answer={answer.isStale ? undefined : answer.data}
            onWhere={(changed) => show({ where: orNull(changed) })}
          />
        ) : (
          <Expression where={where} onWhere={(changed) => show({ where: orNull(changed) })} />
        )}
        {fault !== null && (
          <FaultShown
            fault={
              unknown === undefined
                ? fault
                : { ...fault, message: ownTexts().unknownOwn(`my.${unknown}`), lang: null }
            }
            text={faultyText}
            onRepair={(text) => show({ [fault.parameter]: text })}
          >
            {unknown !== undefined && (
              <button type="button" class="button" onClick={() => setCreated(unknown)}>
                {ownTexts().createNamed(`my.${unknown}`)}
              </button>
            )}
          </FaultShown>
        )}
        {created !== null && (
          <FigureDialog
            own={own}
            figure={null}
            name={created}
            onClose={() => setCreated(null)}
            onSaved={answer.again}
          />
        )}
      </Panel>
      {fault !== null ? null : answer.data === undefined && answer.error !== null ? (
        <Failed error={answer.error} again={answer.again} />
      ) : (
        <Answered of={answer} skeleton={<Skeleton lines={12} />}>
          {(data) => (
            <Results
              screen={screen}
              asks={answer.asks ?? screen}
              own={own}
              answer={data}
              figures={figures}
              columns={columns.filter((column) => data.columns.includes(column))}
              isShaded={shaded === "on"}
              onShaded={(isShaded) => setShaded(isShaded ? "on" : "off")}
              onColumns={(names) => show({ columns: orNull(names.join(",")) })}
              onSort={(sort) => show({ sort })}
              onOffset={(offset) => show({ offset: offset === 0 ? null : String(offset) })}
            />
          )}
        </Answered>
      )}
    </div>
  )
}

export const Screener = () => {
  const t = texts()
  useTitle(t.title)
  const { query } = useLocation()
  const [asOf] = useAsOf()
  const figures = useAnswer("getFigureCatalogue", {})
  const textsOf = useTextsOf()
  const { figure, peers } = query
  return (
    <div class="page">
      <div class="screen-head">
        <h1>{t.title}</h1>
        <AsOfPicker />
      </div>
      {asOf !== null && <p class="note">{companyTexts().past(day(asOf))}</p>}
      {peers !== undefined && figure !== undefined && /^\w+$/.test(figure) ? (
        <Peers slug={peers} figure={figure} as_of={asOf} />
      ) : (
        <Answered of={figures} skeleton={<Skeleton lines={12} />}>
          {(told) =>
            textsOf === null ? <Skeleton lines={12} /> : <Shown figures={figuresIn(told, textsOf)} />
          }
        </Answered>
      )}
    </div>
  )
}
