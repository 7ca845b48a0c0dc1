/** Chooses one of a long list as one types: the combobox pattern of the ARIA Authoring Practices, with the items by their groups. */
import type { RefObject } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import { useId } from "../useId.ts"
import { byGroup, type Item, search } from "./searched.ts"
import "./picker.css"

/** What a picker says of its items. */
export interface PickerTexts {
  readonly none: string
  readonly found: (count: number) => string
  readonly groups: Readonly<Record<string, string>>
}

interface PickerProps<I extends Item> {
  readonly items: ReadonlyArray<I>
  readonly texts: PickerTexts
  readonly label: string
  readonly onChosen: (item: I) => void
  /** Its input, which others may lead to. */
  readonly input?: RefObject<HTMLInputElement>
}

export const Picker = <I extends Item>({ input, items, label, onChosen, texts: t }: PickerProps<I>) => {
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState("")
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const groups = isOpen ? byGroup(search(items, text)) : []
  const found = groups.flatMap(([, all]) => all)
  const active = found[at]

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" })
  }, [at, isOpen])

  const choose = (item: I | undefined) => {
    if (item === undefined) return
    setText("")
    setAt(0)
    setOpen(false)
    onChosen(item)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const last = found.length - 1
    if (event.key === "ArrowDown") {
      setOpen(true)
      setAt(!isOpen || at >= last ? 0 : at + 1)
    } else if (event.key === "ArrowUp") setAt(at <= 0 ? Math.max(last, 0) : at - 1)
    else if (event.key === "Enter" && isOpen) choose(active)
    else if (event.key === "Escape" && (isOpen || text !== "")) {
      if (!isOpen) setText("")
      setOpen(false)
    } else return
    event.preventDefault()
  }

  const isShown = isOpen && found.length > 0
  return (
    <div class="picker no-print">
      <input
        ref={input ?? own}
        class="input"
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        placeholder={label}
        aria-label={label}
        aria-expanded={isShown}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={isShown ? `${id}-${at}` : undefined}
        value={text}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value)
          setAt(0)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <span class="visually-hidden" role="status">
        {isOpen ? (found.length === 0 ? t.none : t.found(found.length)) : ""}
      </span>
      <div class="popup" hidden={!isOpen}>
        <div ref={list} id={id} role="listbox" aria-label={label}>
          {groups.map(([group, all]) => (
            <div key={group} role="group" aria-labelledby={`${id}-${group.replaceAll(" ", "-")}`}>
              <div id={`${id}-${group.replaceAll(" ", "-")}`} class="group" role="presentation">
                {t.groups[group] ?? group}
              </div>
              {all.map((item) => {
                const place = found.indexOf(item)
                return (
                  <div
                    key={item.name}
                    id={`${id}-${place}`}
                    role="option"
                    aria-selected={place === at}
                    // Before the input loses the focus.
                    onMouseDown={(event) => {
                      event.preventDefault()
                      choose(item)
                    }}
                    onMouseMove={() => setAt(place)}
                  >
                    <span>{item.title}</span> <code class="muted">{item.name}</code>
                  </div>
                )
              })}
            </div>
          ))}
        </div>
        <p class="about muted small">{active === undefined ? t.none : active.explanation}</p>
      </div>
    </div>
  )
}
