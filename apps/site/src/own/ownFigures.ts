/** The reader's own figures: those of the account, or without one those that the browser keeps. */
import { useEffect } from "preact/hooks"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { answers, client } from "../data/client.ts"
import { token } from "../data/credentials.ts"
import { useOwnAnswer } from "../data/ownAnswers.ts"
import { knowSession, session } from "../data/session.ts"
import { browserFigures, changeFigures } from "./browserFigures.ts"
import { checkFormula } from "./checkFormula.ts"
import {
  behindNamed,
  formulasOf,
  type KeptFigure,
  withFigure,
  withoutFigure,
  type WrittenFigure
} from "./keptFigures.ts"
import { listOf } from "./refused.ts"
import { texts } from "./texts.ts"
import { type Formulas, ownIn } from "./writtenOut.ts"

type InAccount = Answer<"listOwnFigures">["figures"][number]

/** One of the account has its id. */
export type OwnFigure = KeptFigure & Partial<Pick<InAccount, "id">>

export interface OwnFigures {
  /** Null until it is known. */
  readonly keptIn: "account" | "browser" | null
  /** Newest first; undefined until they are known. */
  readonly figures: ReadonlyArray<OwnFigure> | undefined
  /** Why those of the account couldn't be had. */
  readonly error: Error | null
  readonly again: () => void
  /** What expressions are to be written out by before the service is asked; empty where it knows the figures itself. */
  readonly writtenBy: Formulas
  /** All of them. */
  readonly formulas: Formulas
}

const noFormulas: Formulas = new Map()

/** Null until it is known. */
const isInAccount = (): boolean | null =>
  token.value !== null ? true : session.value === null ? null : session.value.signed_in

/** Not asked for while `when` is false. */
export const useOwnFigures = (when = true): OwnFigures => {
  const inAccount = isInAccount()
  useEffect(() => {
    if (when && inAccount === null) knowSession()
  }, [when, inAccount])
  const asked = useOwnAnswer("listOwnFigures", {}, { when: when && inAccount === true })
  const { again } = asked
  if (inAccount === null)
    return {
      keptIn: null,
      figures: undefined,
      error: null,
      again,
      writtenBy: noFormulas,
      formulas: noFormulas
    }
  const figures = inAccount ? asked.data?.figures : browserFigures.value.figures
  const formulas = formulasOf(figures ?? [])
  return {
    keptIn: inAccount ? "account" : "browser",
    figures,
    error: inAccount ? asked.error : null,
    again,
    writtenBy: inAccount ? noFormulas : formulas,
    formulas
  }
}

/** After a change in the account: lists and whatever was computed by own figures are asked for again. */
const renewed = (): Promise<void> =>
  answers.invalidateQueries({
    predicate: ({ queryKey: [name, parameters] }) =>
      name === "listOwnFigures" || /\bmy\b/.test(JSON.stringify(parameters))
  })

/** Keeps a figure in the place of another, null for a new one. */
export const saveFigure = async (
  { formulas, keptIn }: OwnFigures,
  before: OwnFigure | null,
  figure: WrittenFigure
): Promise<void> => {
  if (keptIn === "account") {
    if (before?.id === undefined) await client.value.createOwnFigure({ body: figure })
    else await client.value.changeOwnFigure({ id: before.id, body: figure })
    return renewed()
  }
  await checkFormula(figure, new Map([...formulas, [figure.name, figure.formula]]))
  const changed_at = new Date().toISOString().replace(/\.\d+/, "")
  changeFigures((figures) => withFigure(figures, before?.name ?? null, { ...figure, changed_at }))
}

export const removeFigure = async ({ keptIn }: OwnFigures, { id, name }: OwnFigure): Promise<void> => {
  if (keptIn !== "account" || id === undefined)
    return changeFigures((figures) => withoutFigure(figures, name))
  await client.value.deleteOwnFigure({ id })
  return renewed()
}

/** A figure that couldn't be taken along. */
export interface Left {
  readonly name: string
  readonly error: Error
}

/**
 * Makes the browser's figures ones of the account, each behind those that it names; the browser forgets what the account
 * has. Returns those that it still keeps, and why.
 */
export const takeAlong = async (inAccount: ReadonlyArray<OwnFigure>): Promise<ReadonlyArray<Left>> => {
  const left: Array<Left> = []
  const taken: Array<string> = []
  for (const figure of behindNamed(browserFigures.peek().figures)) {
    const { formula, name, title, unit } = figure
    // Another of the name is left to the account, which refuses this one.
    const has = inAccount.some((one) =>
      (["name", "title", "unit", "formula"] as const).every((member) => one[member] === figure[member])
    )
    // The account's figures of these names may be others.
    const named = ownIn(formula).filter((one) => left.some((other) => other.name === one))
    if (named.length > 0) {
      left.push({ name, error: new Error(texts().namesLeft(listOf(named))) })
      continue
    }
    try {
      if (!has) await client.value.createOwnFigure({ body: { name, title, unit, formula } })
      taken.push(name)
    } catch (error) {
      left.push({ name, error: error as Error })
    }
  }
  changeFigures((figures) => figures.filter(({ name }) => !taken.includes(name)))
  await renewed()
  return left
}
