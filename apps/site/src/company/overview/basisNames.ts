/** Which statements ratios may be of. */
import { linesByBasis } from "./figureNames.ts"

export type Basis = keyof typeof linesByBasis

export const isBasis = (name: string | null | undefined): name is Basis =>
  typeof name === "string" && Object.hasOwn(linesByBasis, name)
