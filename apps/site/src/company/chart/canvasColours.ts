/** Colours for canvases, which know no custom properties. */

/** The colours of the theme and the language, as canvases take them: of a custom property, what it resolves to. */
export const colourReader = (element: HTMLElement) => {
  const probe = document.createElement("span")
  probe.hidden = true
  element.append(probe)
  const resolved = (value: string): string => {
    probe.style.color = value
    return getComputedStyle(probe).color
  }
  return {
    of: (property: `--${string}`) => resolved(`var(${property})`),
    faint: (property: `--${string}`, opacity = 0.45) => {
      const [red = "0", green = "0", blue = "0"] = resolved(`var(${property})`).match(/[\d.]+/g) ?? []
      return `rgba(${red}, ${green}, ${blue}, ${opacity})`
    },
    remove: () => probe.remove()
  }
}

export type Colours = ReturnType<typeof colourReader>
