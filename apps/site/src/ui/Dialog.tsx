/** Asks for something before anything else can be done: the browser's own dialog, closed by Escape. */
import type { ComponentChildren } from "preact"
import { useEffect, useId, useRef } from "preact/hooks"

interface DialogProps {
  readonly title: string
  readonly children: ComponentChildren
  /** Its buttons. */
  readonly actions: ComponentChildren
  readonly onClose: () => void
}

export const Dialog = ({ actions, children, onClose, title }: DialogProps) => {
  const id = useId()
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => element.current?.showModal(), [])
  return (
    <dialog ref={element} class="dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <div class="controls">{actions}</div>
    </dialog>
  )
}
