/** Leads from a figure of a company to the screen of its peers: those of its sector, by that figure. */
import { useLocation } from "preact-iso"
import { useEffect } from "preact/hooks"
import { withParameters } from "../data/urlState.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { nameOf } from "../subject/company.ts"
import { Answered, Skeleton } from "../ui/Answered.tsx"
import { expressionOf } from "./conditions.ts"
import { texts } from "./texts.ts"

interface PeersProps {
  readonly slug: string
  /** The figure's name. */
  readonly figure: string
  readonly as_of: string | null
}

const Found = ({ as_of, company_id, figure }: Omit<PeersProps, "slug"> & { readonly company_id: number }) => {
  const { route, url } = useLocation()
  const detail = useAnswer("getCompanyDetail", { company_id, ...(as_of === null ? {} : { as_of }) })
  const sector = detail.data?.sector ?? null
  useEffect(() => {
    if (sector === null) return
    const where = expressionOf([
      { kind: "text", operand: "sector", isAmong: true, values: [sector] },
      { kind: "free", text: `known(${figure})` }
    ])
    const columns = [...new Set(["market_cap", "industry", figure])].join(",")
    route(withParameters(url, { peers: null, figure: null, where, columns, sort: `-${figure}` }), true)
  }, [sector])
  return (
    <Answered of={detail} skeleton={<Skeleton lines={8} />}>
      {(company) =>
        company.sector === null ? <p class="state">{texts().noSector(nameOf(company))}</p> : null
      }
    </Answered>
  )
}

export const Peers = ({ as_of, figure, slug }: PeersProps) => {
  const company = useAnswer("getCompanyBySlug", { slug })
  return (
    <Answered of={company} skeleton={<Skeleton lines={8} />}>
      {({ company_id }) => <Found as_of={as_of} company_id={company_id} figure={figure} />}
    </Answered>
  )
}
