/** The day of a row that has a time, at the exchange of its company. */
import { dayIn } from "../../time/Zone.ts"
import type { CompanyReference } from "../../companies/CompanyReference.ts"
import type { LearningDirectory } from "../subjects/LearningDirectory.ts"

const dayLength = 10

/** Whether a row has a time besides its day. */
export const isTimed = (moment: string): boolean => moment.length > dayLength

/** The day before the exchange is known: as written, or in UTC. */
export const roughDay = (moment: string): string => moment.slice(0, dayLength)

/** The day of a `Field.moment`: as written, or of an instant in the zone of the company's exchange. */
export const tradingDay = (
  moment: string,
  company: CompanyReference,
  { exchanges }: LearningDirectory
): string => {
  if (!moment.endsWith("Z")) return roughDay(moment)
  const zone = exchanges.find(company.exchange)?.time_zone
  return zone === undefined ? roughDay(moment) : dayIn(zone, Date.parse(moment))
}
