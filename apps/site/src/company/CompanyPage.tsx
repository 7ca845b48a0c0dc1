/** A company's page: who it is, its latest price, the day it is looked at from, and one of its tabs. */
import { useLocation, useRoute } from "preact-iso"
import { useEffect, useRef } from "preact/hooks"
import { fromBase } from "../data/basePath.ts"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { statusOf } from "../data/status.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { useAsOf, useLink } from "../data/urlState.ts"
import { change, currencyText, day, price, priceChange } from "../language/format.ts"
import { SectorLink } from "../figures/SectorLink.tsx"
import { NotFound } from "../shell/NotFound.tsx"
import { noteSeen } from "../subject/recent.ts"
import { Answered, Failed, Skeleton } from "../ui/Answered.tsx"
import { changeClass } from "../ui/changeClass.ts"
import { AsOfPicker } from "./AsOfPicker.tsx"
import { useTitle } from "../ui/useTitle.ts"
import { calledBy, CompanyProvider, nameOf, type ShownCompany, useCompany } from "../subject/company.ts"
import { freshnessOf } from "./freshness.ts"
import { isTab, type TabName, tabNames, tabPath, tabs } from "../subject/tabs.ts"
import { SaveButton } from "./tearsheet/SaveButton.tsx"
import { tabViews } from "./tabViews.ts"
import { tabTexts, texts } from "./texts.ts"
import "./company.css"

/** How the newest price stands to the last session, in a word; nothing where it is of that. It leads to the state of the data. */
const Freshness = ({ snapshot }: { readonly snapshot: Answer<"getCompanySnapshot"> }) => {
  const t = texts()
  const { at, isListed, slug } = useCompany()
  const link = useLink()
  const freshness = freshnessOf(snapshot, isListed, at.as_of !== undefined)
  if (freshness === null) return null
  return (
    <a
      class={`${freshness === "delisted" ? "muted" : "warn"} small freshness`}
      href={link(tabPath(slug, "health"))}
    >
      {freshness === "no_prices"
        ? t.noPrices
        : freshness === "delisted"
          ? t.delisted
          : t.behind(freshness.sessions)}
    </a>
  )
}

/** The latest price, and the day that it is of. */
const Quote = ({
  snapshot,
  tab
}: {
  readonly snapshot: Answer<"getCompanySnapshot">
  readonly tab: TabName
}) => {
  const t = texts()
  const { currency, price: last, price_date, sessions_since } = snapshot
  if (last.current === null || price_date === null) {
    return (
      <div class="quote">
        <Freshness snapshot={snapshot} />
      </div>
    )
  }
  return (
    <div class="quote">
      <strong>{price(last.current, currency)}</strong> <span class="muted">{currencyText(currency)}</span>
      <span class={changeClass(last.change)}>
        {priceChange(last.change, currency)} ({change(last.change_percent)})
      </span>
      <span class="muted small">{t.priceOf(day(price_date))}</span>
      <Freshness snapshot={snapshot} />
      {tabs[tab].isPriced && sessions_since !== null && sessions_since > 0 && (
        <p class="note">{t.oldPrice(day(price_date))}</p>
      )}
    </div>
  )
}

const Tabs = ({ slug, tab }: { readonly slug: string; readonly tab: TabName }) => {
  const names = tabTexts()
  const link = useLink()
  const element = useRef<HTMLElement>(null)
  // Where not all fit, the open one stands in the middle.
  useEffect(() => {
    const open = element.current?.querySelector<HTMLElement>("[aria-current]")
    if (!element.current || !open) return
    element.current.scrollLeft = open.offsetLeft - (element.current.clientWidth - open.offsetWidth) / 2
  }, [tab])
  return (
    <nav ref={element} class="tabs no-print" aria-label={texts().parts}>
      {tabNames.map((name) => (
        <a key={name} href={link(tabPath(slug, name))} aria-current={name === tab ? "page" : undefined}>
          {names[name]}
        </a>
      ))}
    </nav>
  )
}

const Head = ({ company, tab }: { readonly company: ShownCompany; readonly tab: TabName }) => {
  const snapshot = useAnswer("getCompanySnapshot", { company_id: company.company_id, ...company.at })
  const link = useLink()
  return (
    <header class="company-head">
      <div class="who">
        <h1>{nameOf(company)}</h1>
        <p class="muted">
          <span class="badge">{company.symbol}</span> {company.exchange}
          {company.sector !== null && (
            <>
              {"\u00a0· "}
              <SectorLink sector={company.sector} currency={company.currency} company={company.slug} />
            </>
          )}
          <span class="no-print">
            {"\u00a0· "}
            <a href={link(`/compare?with=${company.slug}`)}>{texts().compare}</a>
            {"\u00a0· "}
            <SaveButton />
          </span>
        </p>
      </div>
      <AsOfPicker />
      <Answered of={snapshot} skeleton={<Skeleton lines={2} />}>
        {(data) => <Quote snapshot={data} tab={tab} />}
      </Answered>
      {company.at.as_of !== undefined && <p class="note">{texts().past(day(company.at.as_of))}</p>}
    </header>
  )
}

const Shown = ({ company, tab }: { readonly company: ShownCompany; readonly tab: TabName }) => {
  const View = tabViews[tab]
  const { alias_name, company_id, name, slug, symbol } = company
  useEffect(
    () => noteSeen({ alias_name, company_id, name, slug, symbol }),
    [alias_name, company_id, name, slug, symbol]
  )
  useTitle(`${calledBy(company)} · ${tabTexts()[tab]}`)
  return (
    <CompanyProvider value={company}>
      <div class="page">
        <Head company={company} tab={tab} />
        <Tabs slug={slug} tab={tab} />
        <View />
      </div>
    </CompanyProvider>
  )
}

export const CompanyPage = () => {
  const { params } = useRoute()
  const { path } = useLocation()
  const [asOf] = useAsOf()
  const slug = params["slug"] ?? ""
  const tab = params["tab"] ?? "overview"
  const asked = useAnswer("getCompanyBySlug", { slug })
  if (!isTab(tab) || !path.startsWith(fromBase("/companies/"))) return <NotFound />
  const { again, data, error } = asked
  if (data === undefined && error !== null) {
    return statusOf(error) === 404 ? (
      <NotFound title={texts().unknown(slug)} />
    ) : (
      <div class="page">
        <Failed isPage error={error} again={again} />
      </div>
    )
  }
  return (
    <Answered of={asked} skeleton={<Skeleton lines={8} />}>
      {({ alias_name, company_id, currency, exchange, listed, name, sector, symbol }) => (
        <Shown
          tab={tab}
          company={{
            alias_name,
            company_id,
            currency,
            exchange,
            isListed: listed,
            name,
            sector,
            slug,
            symbol,
            at: asOf === null ? {} : { as_of: asOf }
          }}
        />
      )}
    </Answered>
  )
}
