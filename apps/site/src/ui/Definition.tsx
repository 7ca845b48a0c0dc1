/** A figure's name, with what it means a hover, a focus or a touch away. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks"
import type { ButtonHTMLAttributes, ComponentChildren } from "preact"
import { keepBeside } from "./place.ts"
import { useId } from "./useId.ts"

interface DefinitionProps {
  readonly children: ComponentChildren
  readonly text: string
  /** What the name is besides, within a group of controls. */
  readonly button?: Pick<ButtonHTMLAttributes, "aria-pressed" | "tabIndex"> & {
    readonly "data-at"?: string
  }
}

export const Definition = ({ button: attributes = {}, children, text }: DefinitionProps) => {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const tip = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useLayoutEffect(
    () =>
      isShown && tip.current !== null && button.current !== null
        ? keepBeside(button.current, tip.current)
        : undefined,
    [isShown]
  )

  useEffect(() => {
    if (!isShown) return
    const hide = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setShown(false)
    }
    addEventListener("keydown", hide)
    return () => removeEventListener("keydown", hide)
  }, [isShown])

  return (
    <span class="definition" onMouseEnter={() => setShown(true)} onMouseLeave={() => setShown(false)}>
      <button
        {...attributes}
        ref={button}
        type="button"
        aria-describedby={isShown ? id : undefined}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
      >
        {children}
      </button>
      <span ref={tip} role="tooltip" id={id} hidden={!isShown}>
        {text}
      </span>
    </span>
  )
}
