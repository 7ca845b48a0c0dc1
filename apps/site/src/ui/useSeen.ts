/** Whether a part of a page has come into view, so that what it shows is asked for then. */
import type { RefObject } from "preact"
import { useEffect, useState } from "preact/hooks"

/** Stays true from then on, or once the page is to be printed. What stands above has to be drawn first: `isPlaced`. */
export const useSeen = (part: RefObject<Element>, isPlaced: boolean): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const { current } = part
    if (isSeen || !isPlaced || current === null) return
    const show = () => setSeen(true)
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show()
    })
    observer.observe(current)
    addEventListener("beforeprint", show)
    return () => {
      observer.disconnect()
      removeEventListener("beforeprint", show)
    }
  }, [part, isPlaced, isSeen])
  return isSeen
}
