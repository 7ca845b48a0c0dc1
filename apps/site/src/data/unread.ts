/** Parameters of the address whose values the page doesn't know, so that it can say that it shows something else. */
import { signal } from "@preact/signals"
import { useEffect } from "preact/hooks"

interface Unread {
  readonly value: string
  readonly choices: ReadonlyArray<string>
}

/** By the parameter's name. */
export const unread = signal<ReadonlyMap<string, Unread>>(new Map())

const forget = (name: string): void => {
  unread.value = new Map([...unread.peek()].filter(([other]) => other !== name))
}

/** Notes the value of a parameter that isn't one of its choices, while the page is shown; an empty one is none. */
export const useUnread = (name: string, value: string, choices: ReadonlyArray<string>): void =>
  useEffect(() => {
    if (value === "") return
    unread.value = new Map([...unread.peek(), [name, { value, choices }]])
    return () => forget(name)
  }, [name, value])
