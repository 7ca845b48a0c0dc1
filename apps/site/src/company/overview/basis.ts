/** Of which statements the overview's ratios are: twelve months and the latest balance sheet, or the last fiscal year. */
import { signal } from "@preact/signals"
import { useLocation } from "preact-iso"
import { useEffect } from "preact/hooks"
import { keep, kept } from "../../data/kept.ts"
import { type Basis, isBasis } from "./basisNames.ts"

const stored = "findata.basis"

const chosenBefore = kept(stored)

export const basis = signal<Basis>(isBasis(chosenBefore) ? chosenBefore : "ttm")

export const setBasis = (chosen: Basis): void => {
  keep(stored, chosen)
  basis.value = chosen
}

/** A link has the basis that it was copied with; it is shown, and the own choice kept. */
export const useBasisOfAddress = (): void => {
  const { query } = useLocation()
  const given = query["basis"]
  useEffect(() => {
    if (isBasis(given)) basis.value = given
  }, [given])
}
