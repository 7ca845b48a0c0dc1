/** Finds the XBRL instance among the files of a filing. */
import { listOf, member, textOf } from "../base/Json.ts"

/** An instance that SEC extracts from inline XBRL. */
const extracted = /_htm\.xml$/i

/** Linkbases, and what SEC adds to a filing. */
const others = /(_(cal|def|lab|pre|ref)|^FilingSummary|^R\d+)\.xml$/i

/** The name of the instance in the list of a filing's files, `index.json` of its folder; null where there is none. */
export const instanceAmong = (json: unknown): string | null => {
  const names = (listOf(member(member(json, "directory"), "item")) ?? []).flatMap((item) => {
    const name = textOf(member(item, "name"))
    return name !== null && /^[\w.-]+\.xml$/i.test(name) ? [name] : []
  })
  return names.find((name) => extracted.test(name)) ?? names.find((name) => !others.test(name)) ?? null
}
