/** Chooses a figure as one types: the combobox pattern of the ARIA Authoring Practices, with the figures by their groups. */
import type { RefObject } from "preact"
import { useEffect, useRef, useState } from "preact/hooks"
import type { Figure } from "./figures.ts"
import { byGroup, searchFigures } from "./figureSearch.ts"
import { texts } from "./texts.ts"
import { useId } from "../ui/useId.ts"

interface FigurePickerProps {
  readonly figures: ReadonlyArray<Figure>
  readonly label: string
  readonly onChosen: (figure: Figure) => void
  /** Its input, which others may lead to. */
  readonly input?: RefObject<HTMLInputElement>
}

export const FigurePicker = ({ figures, input, label, onChosen }: FigurePickerProps) => {
  const t = texts()
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState("")
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const groups = isOpen ? byGroup(searchFigures(figures, text)) : []
  const found = groups.flatMap(([, all]) => all)
  const active = found[at]

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" })
  }, [at, isOpen])

  const choose = (figure: Figure | undefined) => {
    if (figure === undefined) return
    setText("")
    setAt(0)
    setOpen(false)
    onChosen(figure)
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
    <div class="figure-picker no-print">
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
        {isOpen ? (found.length === 0 ? t.noFigure : t.figures(found.length)) : ""}
      </span>
      <div class="popup" hidden={!isOpen}>
        <div ref={list} id={id} role="listbox" aria-label={label}>
          {groups.map(([group, all]) => (
            <div key={group} role="group" aria-labelledby={`${id}-${group.replaceAll(" ", "-")}`}>
              <div id={`${id}-${group.replaceAll(" ", "-")}`} class="group" role="presentation">
                {t.groups[group] ?? group}
              </div>
              {all.map((figure) => {
                const place = found.indexOf(figure)
                return (
                  <div
                    key={figure.name}
                    id={`${id}-${place}`}
                    role="option"
                    aria-selected={place === at}
                    // Before the input loses the focus.
                    onMouseDown={(event) => {
                      event.preventDefault()
                      choose(figure)
                    }}
                    onMouseMove={() => setAt(place)}
                  >
                    <span>{figure.title}</span> <code class="muted">{figure.name}</code>
                  </div>
                )
              })}
            </div>
          ))}
        </div>
        <p class="about muted small">{active === undefined ? t.noFigure : active.explanation}</p>
      </div>
    </div>
  )
}
