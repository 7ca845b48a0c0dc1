/** Whether the window is as narrow as a phone, where what isn't arranged by CSS alone is arranged otherwise. */
import { signal } from "@preact/signals"

/** The same width as in the style sheets. */
const narrow = matchMedia("(width < 640px)")

export const isNarrow = signal(narrow.matches)

narrow.addEventListener("change", () => {
  isNarrow.value = narrow.matches
})
