/** The companies that were looked at last in this browser, newest first. */
import { signal } from "@preact/signals"
import { keep, kept } from "../data/kept.ts"
import type { Named } from "../language/localName.ts"

export interface Seen extends Named {
  readonly company_id: number
  /** As the address had it when it was last looked at: a company has several addresses. */
  readonly slug: string
  readonly symbol: string
}

const stored = "findata.recent"
const max = 8

const isSeen = (value: unknown): value is Seen =>
  typeof value === "object" &&
  value !== null &&
  ["company_id", "slug", "symbol", "name", "alias_name"].every((member) => member in value)

const read = (): ReadonlyArray<Seen> => {
  try {
    const value: unknown = JSON.parse(kept(stored) ?? "[]")
    return Array.isArray(value) ? value.filter(isSeen).slice(0, max) : []
  } catch {
    return []
  }
}

export const recent = signal(read())

export const noteSeen = (seen: Seen): void => {
  recent.value = [seen, ...recent.peek().filter(({ company_id }) => company_id !== seen.company_id)].slice(
    0,
    max
  )
  keep(stored, JSON.stringify(recent.value))
}
