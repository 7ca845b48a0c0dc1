/**
 * Shares outstanding by class, from the cover page of a filing's XBRL instance: companyfacts has only counts that
 * aren't stated by class.
 */
import { Effect } from "effect"
import { type EntryBatch, UnreadableFile } from "../../../../core/mod.ts"
import { parseXml, type Xml } from "../../content/Xml.ts"
import { usSymbol } from "../../symbols/UsSymbol.ts"
import { attributeOf, element, elements, textIn } from "../base/Elements.ts"
import { cikOf } from "../base/Json.ts"
import { type PlacedRow, placedBatch } from "../base/PlacedRows.ts"

/** What a context says of its facts. */
interface Context {
  readonly cik: string | null
  /** The member of the class axis, `us-gaap:CommonClassAMember`; null without axes. */
  readonly member: string | null
  /** The day of a balance; null for a span. */
  readonly instant: string | null
}

const classAxis = /(^|:)StatementClassOfStockAxis$/

/** The context; null for one with another axis, such as a subsidiary's. */
const contextOf = (context: Xml): Context | null => {
  const identifier = element(context, "entity", "identifier")
  const segment = element(context, "entity", "segment") ?? element(context, "scenario")
  const members = elements(segment, "explicitMember")
  const [only] = members
  if (members.length > 1 || elements(segment, "typedMember").length > 0) return null
  if (only !== undefined && !classAxis.test(attributeOf(only, "dimension") ?? "")) return null
  return {
    cik: identifier === undefined ? null : cikOf(textIn(identifier)),
    member: only === undefined ? null : textIn(only),
    instant: textIn(context, "period", "instant")
  }
}

/** The class of counts that aren't stated by class. */
const onlyClass = "common"

/**
 * The name of the class of a member: `Class A` for `us-gaap:CommonClassAMember`, `common` for
 * `us-gaap:CommonStockMember`, the words of any other, `Ordinary Shares` for `prgo:OrdinarySharesMember`.
 */
const classOf = (member: string): string => {
  const name = member.replace(/^.*:/, "").replace(/Member$/, "")
  if (name === "CommonStock") return onlyClass
  const letter = /Class([A-Z]\d?)$/.exec(name)?.[1]
  return letter === undefined ? wordsOf(name) : `Class ${letter}`
}

const wordsOf = (name: string): string =>
  name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ")

/** The elements of an instance that are read: it may state hundreds of thousands of other facts. */
const read = ["context", "TradingSymbol", "EntityCommonStockSharesOutstanding"]

export interface ShareClasses {
  /** The filer's number; null when no fact of the file is of one. */
  readonly cik: string | null
  readonly batches: ReadonlyArray<EntryBatch>
}

/**
 * The share counts of an instance: one for each class and day, with the symbol that the cover page states for the same
 * class. A total beside counts by class is left out, and so are counts by anything but class. Where no class is called
 * `common`, as counts of an issuer's only class are, that one ends: it has 0 shares on the day.
 */
export const shareClassesOf = Effect.fnUntraced(function* (xml: string, file: string) {
  const fail = (message: string) => new UnreadableFile({ file, line: null, message })
  const root = element(yield* parseXml(xml, file, ["context", "explicitMember"], read), "xbrl")
  if (root === undefined) return yield* fail("Expected an XBRL instance, an xbrl element")
  const contexts = new Map<string, Context>()
  for (const one of elements(root, "context")) {
    const [id, context] = [attributeOf(one, "id"), contextOf(one)]
    if (id !== null && context !== null) contexts.set(id, context)
  }
  const factsOf = (name: string) =>
    elements(root, name).flatMap((fact) => {
      const context = contexts.get(attributeOf(fact, "contextRef") ?? "")
      const value = textIn(fact)
      return context === undefined || value === null ? [] : [{ context, value }]
    })
  const symbols = new Map<string, Set<string>>()
  for (const { context, value } of factsOf("TradingSymbol")) {
    if (context.member === null) continue
    symbols.set(context.member, (symbols.get(context.member) ?? new Set()).add(usSymbol(value)))
  }
  const counts = factsOf("EntityCommonStockSharesOutstanding").filter(
    ({ context }) => context.instant !== null
  )
  const hasClasses = counts.some(({ context }) => context.member !== null)
  const stated = counts.filter(({ context }) => !hasClasses || context.member !== null)
  const names = new Map<string, Set<string>>()
  for (const { context } of stated) {
    if (context.member === null) continue
    const name = classOf(context.member)
    names.set(name, (names.get(name) ?? new Set()).add(context.member))
  }
  const nameOf = (member: string): string => {
    const name = classOf(member)
    return (names.get(name)?.size ?? 0) > 1
      ? wordsOf(member.replace(/^.*:/, "").replace(/Member$/, ""))
      : name
  }
  const placed = new Map<string, PlacedRow>()
  for (const { context, value } of stated) {
    const { cik, instant, member } = context
    const known = member === null ? undefined : symbols.get(member)
    const [symbol = null] = known?.size === 1 ? known : []
    const share_class = member === null ? null : nameOf(member)
    const where = [instant, member].filter((part) => part !== null).join(" ")
    placed.set(`${cik} ${where} ${value}`, {
      line: placed.size + 1,
      where,
      row: { cik, date: instant, count: value, share_class, symbol }
    })
  }
  if (hasClasses && !names.has(onlyClass)) {
    for (const { context } of stated) {
      const { cik, instant } = context
      const where = `${instant} no ${onlyClass}`
      const row = { cik, date: instant, count: "0", share_class: onlyClass }
      if (!placed.has(where)) placed.set(where, { line: placed.size + 1, where, row })
    }
  }
  const rows = [...placed.values()]
  const [number] = [...contexts.values()].flatMap(({ cik }) => cik ?? [])
  const found: ShareClasses = {
    cik: number ?? null,
    batches: rows.length === 0 ? [] : [placedBatch("shares", rows)]
  }
  return found
})
