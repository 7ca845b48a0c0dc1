/** What a company does, and where it stands; a long description is cut until it is opened. */
import { useLayoutEffect, useRef, useState } from "preact/hooks"
import type { Answer } from "../../../../../adapters/client/mod.ts"
import { Figure } from "../../figures/Figure.tsx"
import { SectorLink } from "../../figures/SectorLink.tsx"
import { count, day } from "../../language/format.ts"
import { useCompany } from "../../subject/company.ts"
import { OutsideLink } from "../../ui/OutsideLink.tsx"
import { Panel } from "../../ui/Panel.tsx"
import "./overview.css"
import { texts } from "./texts.ts"

type Detail = Answer<"getCompanyDetail">

const Description = ({ children }: { readonly children: string }) => {
  const t = texts()
  const text = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => {
    const { current } = text
    if (current !== null && !isOpen) setLong(current.scrollHeight > current.clientHeight + 1)
  }, [children, isOpen])
  return (
    <>
      <p ref={text} class={isOpen ? "" : "clamped"}>
        {children}
      </p>
      {isLong && (
        <button type="button" class="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.less : t.more}
        </button>
      )}
    </>
  )
}

export const About = ({ detail }: { readonly detail: Detail }) => {
  const t = texts()
  const { currency, description, employees, former_names, industry, sector, website } = detail
  const { slug } = useCompany()
  const site = website === null ? null : URL.parse(website)
  return (
    <Panel title={t.about} data={[detail]}>
      {description !== null && <Description>{description}</Description>}
      <dl class="figures">
        {sector !== null && (
          <div>
            <dt>{t.sector}</dt>
            <dd>
              <SectorLink sector={sector} currency={currency} company={slug} />
            </dd>
          </div>
        )}
        {industry !== null && (
          <div>
            <dt>{t.industry}</dt>
            <dd>{industry}</dd>
          </div>
        )}
        {former_names.length > 0 && (
          <div>
            <dt>{t.formerNames}</dt>
            {former_names.map(({ name, to }) => (
              <dd key={`${name} ${to}`}>{to === null ? t.calledThen(name) : t.calledUntil(name, day(to))}</dd>
            ))}
          </div>
        )}
        {employees !== null && (
          <Figure name="employees" figure="employees">
            {count(employees)}
          </Figure>
        )}
        {site !== null && (
          <div>
            <dt>{t.website}</dt>
            <dd>
              <OutsideLink href={site.href}>{site.host}</OutsideLink>
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}
