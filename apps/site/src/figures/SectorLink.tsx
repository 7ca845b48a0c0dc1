/** The name of a sector, which leads to its page. */
import { sectorSlug } from "../../../../core/codes/Sector.ts"
import { useLink } from "../data/urlState.ts"
import { sectorName } from "../language/sector.ts"

/** The path of a sector's page; of a company's sector, with the company's slug, that shows its place. */
const sectorPath = (currency: string, sector: string, company?: string): string =>
  `/sectors/${currency}/${encodeURIComponent(sectorSlug(sector))}${company === undefined ? "" : `?company=${company}`}`

interface SectorLinkProps {
  readonly sector: string
  /** Of its companies; null where it isn't known, which leaves the name alone. */
  readonly currency: string | null
  /** The slug of the company whose place the page shows. */
  readonly company?: string
}

export const SectorLink = ({ company, currency, sector }: SectorLinkProps) => {
  const link = useLink()
  const name = sectorName(sector)
  return currency === null ? <>{name}</> : <a href={link(sectorPath(currency, sector, company))}>{name}</a>
}
