/** A figure's value as a link to the screen of the company's peers by that figure. */
import type { ComponentChildren } from "preact"
import { useLink } from "../data/urlState.ts"
import { unknown } from "../language/format.ts"
import { messages } from "../language/language.ts"
import { useCompanyIfAny } from "../subject/company.ts"
import "./figures.css"

const texts = messages({
  en: { peers: "Compare with peers" },
  ko: { peers: "동종 기업과 비교" },
  ja: { peers: "同業企業と比較" },
  zh: { peers: "与同业公司比较" }
})

interface PeersLinkProps {
  /** The figure's name in screens; null where screens have none. */
  readonly figure: string | null
  readonly children: ComponentChildren
}

/** The value alone where it is unknown, or of no company. */
export const PeersLink = ({ children, figure }: PeersLinkProps) => {
  const link = useLink()
  const company = useCompanyIfAny()
  if (figure === null || company === null || children === unknown) return <>{children}</>
  return (
    <a
      class="peers"
      href={link(`/screener?peers=${company.slug}&figure=${encodeURIComponent(figure)}`)}
      title={texts().peers}
    >
      {children}
    </a>
  )
}
