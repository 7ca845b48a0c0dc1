/** The names of sectors in the language of the site. */
import { sectorText } from "../../../../core/codes/Sector.ts"
import { language } from "./language.ts"

/** A sector's name; one that is an operator's own as it is stored. */
export const sectorName = (sector: string): string => sectorText(sector, language.value)
