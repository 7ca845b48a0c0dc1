/** How wide a chart may be drawn. */
import { useEffect, useRef, useState } from "preact/hooks"

/** Where to attach it, and the width of what that contains, in pixels. */
export const useWidth = () => {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(640)
  useEffect(() => {
    const { current } = element
    if (current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [element, width] as const
}
