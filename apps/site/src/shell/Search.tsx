/** Finds companies as one types, and opens one by keyboard alone: the combobox pattern of the ARIA Authoring Practices. */
import { useLocation } from "preact-iso"
import type { Answer } from "../../../../adapters/client/mod.ts"
import { useEffect, useRef, useState } from "preact/hooks"
import { nameOf } from "../subject/company.ts"
import { useAnswer } from "../data/useAnswer.ts"
import { useLink } from "../data/urlState.ts"
import { sentenceOf } from "../ui/Answered.tsx"
import { texts } from "./texts.ts"
import { useId } from "../ui/useId.ts"

/** After the last key, in milliseconds. */
const pause = 120

/** The text after a pause, and what takes a text at once. */
const useSettled = (text: string): readonly [string, (text: string) => void] => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return [settled, setSettled]
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))

type FoundBy = NonNullable<Answer<"searchCompanies">["companies"][number]["found_by"]>

export interface Found {
  readonly id: number
  readonly name: string
  readonly alias_name: string | null
  readonly symbol: string
  readonly exchange: string | null
  readonly slug: string
  readonly found_by: FoundBy | null
}

interface SearchProps {
  /** What is done with a company; by default its page is opened. */
  readonly onChosen?: (company: Found) => void
  /** Whether `/` leads here. */
  readonly hasShortcut?: boolean
  /** What it is for; by default to open a company. */
  readonly label?: string
}

export const Search = ({ hasShortcut = true, label, onChosen }: SearchProps) => {
  const t = texts()
  const purpose = label ?? t.search
  const id = useId()
  const { route } = useLocation()
  const link = useLink()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState("")
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const typed = text.trim()
  const [wanted, setWanted] = useSettled(typed)
  /** The text with which Enter was pressed before its answer was there. */
  const [entered, setEntered] = useState<string | null>(null)
  const { data, error, isStale } = useAnswer("searchCompanies", { search: wanted }, { when: wanted !== "" })
  const isAnswered = wanted === typed && data !== undefined && !isStale
  const found: ReadonlyArray<Found> = wanted === "" || typed === "" ? [] : (data?.companies ?? [])
  const isShown = isOpen && typed !== "" && data !== undefined && wanted !== ""

  useEffect(() => {
    if (!hasShortcut) return
    const focus = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    addEventListener("keydown", focus)
    return () => removeEventListener("keydown", focus)
  }, [hasShortcut])

  useEffect(() => setAt(0), [wanted])

  const open = (company: Found | undefined) => {
    if (company === undefined) return
    setText("")
    setEntered(null)
    setOpen(false)
    if (onChosen !== undefined) return onChosen(company)
    input.current?.blur()
    route(link(`/companies/${company.slug}`))
  }

  useEffect(() => {
    if (isAnswered && entered === typed) open(found[0])
  }, [isAnswered, entered, typed])

  const enter = () => {
    if (isAnswered) return open(found[at])
    setWanted(typed)
    setEntered(typed)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const last = found.length - 1
    if (event.key === "ArrowDown") setAt(at >= last ? 0 : at + 1)
    else if (event.key === "ArrowUp") setAt(at <= 0 ? Math.max(last, 0) : at - 1)
    else if (event.key === "Enter") enter()
    else if (event.key === "Escape") {
      if (!isShown) setText("")
      setEntered(null)
      setOpen(false)
      return
    } else return
    event.preventDefault()
  }

  return (
    <search class="search">
      <input
        ref={input}
        class="input"
        type="search"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        placeholder={label ?? t.searchHint}
        aria-label={purpose}
        aria-expanded={isShown}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={isShown && found.length > 0 ? `${id}-${at}` : undefined}
        aria-keyshortcuts={hasShortcut ? "/" : undefined}
        value={text}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value)
          setEntered(null)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => {
          setEntered(null)
          setOpen(false)
        }}
        onKeyDown={onKeyDown}
      />
      {hasShortcut && <kbd aria-hidden="true">/</kbd>}
      <span class="visually-hidden" role="status">
        {isShown ? (found.length === 0 ? t.noMatch : t.matches(found.length)) : ""}
      </span>
      <ul id={id} role="listbox" aria-label={purpose} hidden={!isShown || found.length === 0}>
        {found.map((company, i) => (
          <li
            key={company.id}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            // Before the input loses the focus.
            onMouseDown={(event) => {
              event.preventDefault()
              open(company)
            }}
            onMouseMove={() => setAt(i)}
          >
            <strong>{company.symbol}</strong>
            <span>
              {nameOf(company)}
              {company.found_by !== null && (
                <span class="muted small why">
                  {t.foundBy[company.found_by.type](company.found_by.value)}
                </span>
              )}
            </span>
            <span class="muted small">{company.exchange}</span>
          </li>
        ))}
      </ul>
      {isShown && found.length === 0 && <p class="none muted">{t.noMatch}</p>}
      {isOpen && wanted !== "" && data === undefined && error !== null && (
        <p class="none muted" role="alert">
          {sentenceOf(error)}
        </p>
      )}
    </search>
  )
}
