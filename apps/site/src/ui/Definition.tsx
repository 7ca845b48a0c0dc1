/** A figure's name, with what it means a hover, a focus or a touch away. */
import { useEffect, useId, useRef, useState } from "preact/hooks"
import type { ComponentChildren } from "preact"

const gap = 6
const edge = 12

export const Definition = ({
  children,
  text
}: {
  readonly children: ComponentChildren
  readonly text: string
}) => {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const tip = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isShown || tip.current === null || button.current === null) return
    const name = button.current.getBoundingClientRect()
    const { height, width } = tip.current.getBoundingClientRect()
    const left = Math.max(edge, Math.min(name.left, document.documentElement.clientWidth - width - edge))
    const isAbove = name.bottom + gap + height > innerHeight && name.top > height + gap
    tip.current.style.left = `${left}px`
    tip.current.style.top = `${isAbove ? name.top - height - gap : name.bottom + gap}px`
    const hide = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== "Escape") return
      setShown(false)
    }
    addEventListener("scroll", hide, { capture: true, passive: true })
    addEventListener("keydown", hide)
    return () => {
      removeEventListener("scroll", hide, { capture: true })
      removeEventListener("keydown", hide)
    }
  }, [isShown])

  return (
    <span class="definition" onMouseEnter={() => setShown(true)} onMouseLeave={() => setShown(false)}>
      <button
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
