/** Of which statements the overview's ratios are: twelve months and the latest balance sheet, or the last fiscal year. */
import { signal } from "@preact/signals"
import { linesByBasis } from "./figureNames.ts"

export type Basis = keyof typeof linesByBasis

const stored = "findata.basis"

const isBasis = (name: string | null): name is Basis => name !== null && Object.hasOwn(linesByBasis, name)

const kept = localStorage.getItem(stored)

export const basis = signal<Basis>(isBasis(kept) ? kept : "ttm")

export const setBasis = (chosen: Basis): void => {
  localStorage.setItem(stored, chosen)
  basis.value = chosen
}
