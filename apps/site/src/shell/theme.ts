/** Whether the site is light or dark: as the system, unless one was chosen here. */
import { signal } from "@preact/signals"
import { keep, kept } from "../data/kept.ts"

export const themes = ["auto", "light", "dark"] as const

export type Theme = (typeof themes)[number]

const stored = "findata.theme"

const chosenBefore = kept(stored)

export const theme = signal<Theme>(themes.find((name) => name === chosenBefore) ?? "auto")

const prefersDark = matchMedia("(prefers-color-scheme: dark)")

/** Whether the site is dark now, for what isn't drawn by CSS. */
export const isDark = signal(false)

const apply = (): void => {
  const root = document.documentElement
  if (theme.value === "auto") delete root.dataset["theme"]
  else root.dataset["theme"] = theme.value
  isDark.value = theme.value === "auto" ? prefersDark.matches : theme.value === "dark"
}

apply()
prefersDark.addEventListener("change", apply)

export const setTheme = (chosen: Theme): void => {
  keep(stored, chosen)
  theme.value = chosen
  apply()
}
