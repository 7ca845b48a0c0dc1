/** What is known of a company beside what its figures ask for: by it operands are traced back, and what is missing is found. */
import type { FiledStatement, Statement } from "../../financials/Statement.ts"
import { knownThen } from "../../financials/StatementsThen.ts"
import { isKnown } from "../../financials/Version.ts"
import type { ShareCount } from "../../shares/ShareCount.ts"
import type { Known } from "../Known.ts"
import type { KnownBasis } from "../StatementRows.ts"
import { knownStatements } from "./tracedStatements.ts"

/** What is stored of a company, of later days too. */
export interface Stored {
  /** Of its issuer's statements. */
  readonly versions: ReadonlyArray<FiledStatement>
  /** Of its issuer. */
  readonly counts: ReadonlyArray<ShareCount>
  /** All securities of its issuer, itself among them. */
  readonly issued: ReadonlyArray<Known>
  /** The index that betas are against; null without one. */
  readonly index: { readonly symbol: string; readonly isStored: boolean } | null
}

/** What was known at the end of a day, null for now, and what is stored. */
export interface Behind extends Stored {
  readonly known: Known
  readonly as_of: string | null
  readonly versionsBy: (basis: KnownBasis) => ReadonlyArray<FiledStatement>
  readonly statementsBy: (basis: KnownBasis) => ReadonlyArray<Statement>
}

/** Derives the statements of each basis once. */
export const behindOf = (known: Known, as_of: string | null, stored: Stored): Behind => {
  const derived = new Map<KnownBasis, ReadonlyArray<Statement>>()
  const versionsBy = (basis: KnownBasis): ReadonlyArray<FiledStatement> => {
    if (basis === "filed") return stored.versions.filter((version) => isKnown(version, as_of))
    return known.price_date === null ? [] : knownThen(stored.versions, known.price_date)
  }
  return {
    ...stored,
    known,
    as_of,
    versionsBy,
    statementsBy: (basis) => {
      const statements = derived.get(basis) ?? knownStatements(versionsBy(basis), known.actions)
      derived.set(basis, statements)
      return statements
    }
  }
}
