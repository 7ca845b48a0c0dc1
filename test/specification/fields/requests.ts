/**
 * Requests about one company of which everything is known and others of which little is, and the forms of their
 * answers.
 */
import { ids } from "../../fixtures/known.ts"
import type { Form } from "./forms.ts"

export const publicRoot = "/api/public/v1"
export const basicRoot = "/api/v1/financial-v4"
export const pagesRoot = "/v1/financial_v4"

export interface Answers {
  readonly name: string
  readonly form: Form
  readonly paths: ReadonlyArray<string>
  /** Nullable members that are known here for every company, from its exchange. */
  readonly neverNull?: ReadonlyArray<string>
}

const symbols = ["FULL", "SPARSE", "BARE"]
export const periods = ["Annual", "Quarterly"]
const listed = [ids.FULL, ids.SPARSE, ids.BARE]

export const ofEach = (before: string, after: string): ReadonlyArray<string> =>
  symbols.map((symbol) => `${before}${symbol}${after}`)

export const pagesOf = (after: string, root = `${pagesRoot}/companies/`): ReadonlyArray<string> =>
  listed.map((id) => `${root}${id}${after}`)
