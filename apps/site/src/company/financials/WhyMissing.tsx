/** Why a figure isn't known: which filings of its period don't have it, and which operand a derivation lacks. */
import { nameOfLine } from "../../figures/lineTexts/lineTexts.ts"
import { derivationText } from "./derivation.ts"
import { Filing } from "./Filing.tsx"
import type { LineName, Statement } from "./lines.ts"
import { missingChain } from "./missing.ts"
import { texts } from "./texts.ts"

interface WhyMissingProps {
  readonly statement: Statement
  readonly line: LineName
}

export const WhyMissing = ({ line, statement }: WhyMissingProps) => {
  const t = texts()
  const { filings = [] } = statement
  const steps = missingChain(statement, line)
  return (
    <>
      {steps.map(({ derivation, operands, reason }, i) => (
        <p key={i}>
          {reason === "not_positive"
            ? t.notPositive(derivationText(derivation ?? "", nameOfLine))
            : t.lacks(
                derivationText(derivation ?? "", nameOfLine),
                operands.map((operand) => nameOfLine(operand) ?? operand)
              )}
        </p>
      ))}
      <p class="muted">{filings.length === 0 ? t.notFiled : t.notReported}</p>
      {filings.length > 0 && (
        <ul>
          {filings.map((filing) => (
            <li key={`${filing.filing_id} ${filing.filed_at}`}>
              <Filing of={filing} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
