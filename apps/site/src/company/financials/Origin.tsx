/** Where a figure of the statements is from: its filing, and the source's name of it or how it was derived. */
import { useLayoutEffect, useRef } from "preact/hooks"
import { amountInFull, change, day } from "../../language/format.ts"
import { OutsideLink } from "../../ui/OutsideLink.tsx"
import { keepBeside } from "../../ui/place.ts"
import { derivationText } from "./derivation.ts"
import { lineTexts, nameOfLine } from "../../figures/lineTexts/lineTexts.ts"
import type { LineName, Statement } from "./lines.ts"
import { PeersLink } from "../../figures/PeersLink.tsx"
import { texts } from "./texts.ts"

interface OriginProps {
  readonly id: string
  readonly line: LineName
  readonly statement: Statement
  /** Against a year earlier, in percent; null where it isn't known. */
  readonly growth: number | null
  readonly anchor: Element
  readonly onEnter: () => void
  readonly onLeave: () => void
}

export const Origin = ({ anchor, growth, id, line, onEnter, onLeave, statement }: OriginProps) => {
  const t = texts()
  const floating = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => (floating.current === null ? undefined : keepBeside(anchor, floating.current)),
    [anchor, line, statement]
  )
  const value = statement[line]
  const origin = statement.provenance?.[line]
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
        <p class="muted">{t.notFiled}</p>
      ) : (
        <>
          <p>
            <PeersLink figure={line}>
              <strong>{amountInFull(value, statement.currency)}</strong>
            </PeersLink>
            {growth !== null && <span class="muted"> {t.growthOf(change(growth))}</span>}
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
    </div>
  )
}
