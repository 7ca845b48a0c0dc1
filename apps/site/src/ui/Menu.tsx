/** A button that opens controls below it, in front of the page. Escape, a press elsewhere and leaving by Tab close them. */
import type { ComponentChildren } from "preact"
import { useLayoutEffect, useRef, useState } from "preact/hooks"
import { keepBeside } from "./place.ts"
import { useId } from "./useId.ts"

interface MenuProps {
  /** What is changed there. */
  readonly label: string
  /** What is chosen now, which the button says instead of its label to those who see it. */
  readonly chosen?: string
  /** Whether a single choice is made there: a press on one closes the controls. */
  readonly closesOnChoice?: boolean
  readonly children: ComponentChildren
}

/** What gets the focus as it opens, the first of these that is there. */
const firstFocused = ["[autofocus]", ":checked", "input, button, select"]

export const Menu = ({ children, chosen, closesOnChoice = false, label }: MenuProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isByPointer = useRef(false)
  const content = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const [anchor, floating] = [button.current, content.current]
    if (!isOpen || anchor === null || floating === null) return
    const leave = keepBeside(anchor, floating)
    const first = firstFocused
      .map((one) => floating.querySelector<HTMLElement>(one))
      .find((one) => one !== null)
    first?.focus({ preventScroll: true })
    return leave
  }, [isOpen])

  const close = () => content.current?.hidePopover()
  return (
    <>
      <button
        ref={button}
        type="button"
        class="button menu-button"
        popovertarget={id}
        aria-label={chosen === undefined ? undefined : `${label}: ${chosen}`}
      >
        {chosen ?? label}
      </button>
      <div
        ref={content}
        id={id}
        class="menu"
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={({ newState }) => setOpen(newState === "open")}
        onPointerDown={() => {
          isByPointer.current = true
        }}
        onKeyDown={() => {
          isByPointer.current = false
        }}
        // Once it is made, by a pointer: arrow keys choose as well, on the way to another choice.
        onClick={({ target }) => {
          if (closesOnChoice && isByPointer.current && target instanceof HTMLInputElement) setTimeout(close)
        }}
        // By Tab: a press within the controls may give the focus to what is behind them.
        onFocusOut={({ relatedTarget }) => {
          const isLeft = relatedTarget instanceof Node && !content.current?.contains(relatedTarget)
          if (isLeft && !isByPointer.current) close()
        }}
      >
        {isOpen && children}
      </div>
    </>
  )
}
