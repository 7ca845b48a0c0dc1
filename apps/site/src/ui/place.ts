/** Where something that floats beside a part of the page stands: below it, above it where there is no room. */

const gap = 6
const edge = 12

/** Places an element of `position: fixed` at the start of `anchor`, within the window. */
const placeBeside = (anchor: Element, floating: HTMLElement): void => {
  const { bottom, left, top } = anchor.getBoundingClientRect()
  const { height, width } = floating.getBoundingClientRect()
  const furthest = document.documentElement.clientWidth - width - edge
  const isAbove = bottom + gap + height > innerHeight && top > height + gap
  floating.style.left = `${Math.max(edge, Math.min(left, furthest))}px`
  floating.style.top = `${isAbove ? top - height - gap : bottom + gap}px`
}

/** Places it now and whenever something scrolls, or it or the window changes in size; what is returned ends that. */
export const keepBeside = (anchor: Element, floating: HTMLElement): (() => void) => {
  const place = () => placeBeside(anchor, floating)
  place()
  addEventListener("scroll", place, { capture: true, passive: true })
  addEventListener("resize", place)
  const sizes = new ResizeObserver(place)
  sizes.observe(floating)
  return () => {
    sizes.disconnect()
    removeEventListener("scroll", place, { capture: true })
    removeEventListener("resize", place)
  }
}
