/** What a page shows is in its address, so that it can be sent to others and the browser's history leads back to it. */
import { useLocation } from "preact-iso"
import { wordInAnyCase } from "../../../../core/cells/Word.ts"
import { fromBase } from "./basePath.ts"
import { isCalendarDate } from "../../../../core/time/CalendarDate.ts"
import { useUnread } from "./unread.ts"

/** The address of the current page with other parameters; null takes one out. */
export const withParameters = (url: string, changes: Readonly<Record<string, string | null>>): string => {
  const { hash, pathname, searchParams } = new URL(url, location.origin)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) searchParams.delete(name)
    else searchParams.set(name, value)
  }
  const query = searchParams.toString()
  return `${pathname}${query === "" ? "" : `?${query}`}${hash}`
}

/** A parameter of the address, and what sets it in place; its default is left out of the address. */
export const useParameter = <A extends string>(
  name: string,
  choices: ReadonlyArray<A>,
  initial: A
): readonly [A, (value: A) => void] => {
  const { query, route, url } = useLocation()
  const given = query[name] ?? ""
  const known = wordInAnyCase(choices, given)
  const value = known ?? initial
  useUnread(name, known === null || known === undefined ? given : "", choices)
  return [value, (chosen) => route(withParameters(url, { [name]: chosen === initial ? null : chosen }), true)]
}

/** A parameter that names several of its choices; none of them is `none`, and the initial ones are left out of the address. */
export const useChoices = <A extends string>(
  name: string,
  choices: ReadonlyArray<A>,
  initial: ReadonlyArray<A>
): readonly [ReadonlyArray<A>, (chosen: ReadonlyArray<A>) => void] => {
  const { query, route, url } = useLocation()
  const given = query[name]?.split(" ")
  const chosen = given === undefined ? initial : choices.filter((choice) => given.includes(choice))
  const known: ReadonlyArray<string> = [...choices, "none", ""]
  useUnread(name, given?.filter((choice) => !known.includes(choice)).join(" ") ?? "", choices)
  const textOf = (some: ReadonlyArray<A>): string =>
    choices.filter((choice) => some.includes(choice)).join(" ") || "none"
  return [
    chosen,
    (next) => {
      const text = textOf(next)
      route(withParameters(url, { [name]: text === textOf(initial) ? null : text }), true)
    }
  ]
}

/** `2021-03-31`, in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** The first day that pages are looked at from. */
export const earliestDay = "1900-01-01"

/** Whether the text is a day that pages may be looked at from: nothing is known yet of one in the future. */
export const isDayUntilToday = (text: string): boolean =>
  isCalendarDate(text) && text >= earliestDay && text <= today()

/** A day in the address, and what sets it; null without one. */
export const useDay = (name: string): readonly [string | null, (day: string | null) => void] => {
  const { query, route, url } = useLocation()
  const given = query[name] ?? ""
  return [isDayUntilToday(given) ? given : null, (day) => route(withParameters(url, { [name]: day }))]
}

/** The day that the page is looked at from; null for now. Carried from page to page. */
export const useAsOf = () => useDay("as_of")

/** The address of a path of the site with the day of the page that leads to it. */
export const useLink = (): ((path: string) => string) => {
  const [asOf] = useAsOf()
  return (path) => (asOf === null ? fromBase(path) : withParameters(fromBase(path), { as_of: asOf }))
}
