/** Where a figure of the statements is from: its filing, and the source's name of it or how it was derived. */
import { useLayoutEffect, useRef } from "preact/hooks"
import { amountInFull, change as changeText, count, day, percent } from "../../language/format.ts"
import { OutsideLink } from "../../ui/OutsideLink.tsx"
import { keepBeside } from "../../ui/place.ts"
import { derivationText } from "./derivation.ts"
import { lineTexts, nameOfLine } from "../../figures/lineTexts/lineTexts.ts"
import { changeOf } from "./changes.ts"
import { Filing } from "./Filing.tsx"
import { type LineName, type Statement, unitOf } from "./lines.ts"
import { WhyMissing } from "./WhyMissing.tsx"
import { PeersLink } from "../../figures/PeersLink.tsx"
import { texts } from "./texts.ts"

interface OriginProps {
  readonly id: string
  readonly line: LineName
  readonly statement: Statement
  /** Against a year earlier, in percent; null where it isn't known. */
  readonly growth: number | null
  /** Of sales, or of total assets, in percent; null where it isn't known. */
  readonly share: number | null
  /** The day that the statements are compared with, as it is written; null for none. */
  readonly then: string | null
  readonly anchor: Element
  readonly onEnter: () => void
  readonly onLeave: () => void
}

/** A figure with all of its digits. */
const inFull = (line: LineName, value: number | null, currency: string): string =>
  unitOf(line) === "shares" ? count(value) : amountInFull(value, currency)

export const Origin = (props: OriginProps) => {
  const { anchor, growth, id, line, onEnter, onLeave, share, statement, then } = props
  const t = texts()
  const floating = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => (floating.current === null ? undefined : keepBeside(anchor, floating.current)),
    [anchor, line, statement]
  )
  const value = statement[line]
  const origin = statement.provenance?.[line]
  const change = changeOf(statement, line)
  return (
    <div
      ref={floating}
      id={id}
      class="origin"
      role="group"
      aria-label={t.origin}
      onMouseEnter={onEnter}
      onMouseLeave={onLeave}
    >
      <p>
        {lineTexts()[line][0]}, {t.periodName(statement)}
      </p>
      {value === null || origin === undefined ? (
        <WhyMissing statement={statement} line={line} />
      ) : (
        <>
          <p>
            <PeersLink figure={line}>
              <strong>{inFull(line, value, statement.currency)}</strong>
            </PeersLink>
            {growth !== null && <span class="muted"> · {t.growthOf(changeText(growth))}</span>}
            {share !== null && <span class="muted"> · {t.shareOf(line, percent(share))}</span>}
          </p>
          <p>{t.filed(origin.form, day(origin.filed_at))}</p>
          {origin.tag !== null && (
            <p>
              <span class="muted">{t.tag}</span> <code>{origin.tag}</code>
            </p>
          )}
          {origin.derivation !== null && (
            <p>
              <span class="muted">{t.derived}</span> {derivationText(origin.derivation, nameOfLine)}
            </p>
          )}
          {origin.filing_url !== null && (
            <p>
              <OutsideLink href={origin.filing_url}>{t.filing(origin.filing_id)}</OutsideLink>
            </p>
          )}
        </>
      )}
      {change !== undefined && then !== null && (
        <div class="then">
          <p>
            <span class="muted">{t.knownOn(then)}</span>{" "}
            {change.value === null ? (
              t.unknownThen
            ) : (
              <strong>{inFull(line, change.value, change.currency)}</strong>
            )}
          </p>
          {change.on_shares !== null && (
            <p>{t.onOtherShares(inFull(line, change.on_shares, change.currency))}</p>
          )}
          {change.value !== null && (
            <p>
              {t.causes[change.cause]} · <Filing of={change} />
            </p>
          )}
        </div>
      )}
    </div>
  )
}
