/** What of a chart may be chosen, as the address of its page has it. */
import type { Adjustment, Interval } from "../../../../../core/prices/mod.ts"
import { useChoices, useParameter } from "../../data/urlState.ts"
import { useComparedNames } from "./compared/useCompared.ts"
import { eventKinds } from "./events.ts"
import { ranges } from "./ranges.ts"
import { useIndicatorText } from "./indicators/address.ts"

export const intervals = ["1day", "1week", "1month"] as const satisfies ReadonlyArray<Interval>
export const adjustments = ["splits", "all", "none"] as const satisfies ReadonlyArray<Adjustment>
export const scales = ["linear", "log"] as const

/** What bars are drawn as. */
const forms = ["candles", "line", "area"] as const

export type Form = (typeof forms)[number]

/** What is chosen, and what chooses. */
const chosen = <A>([value, set]: readonly [A, (value: A) => void]) => ({ value, set })

export const useSettings = () => ({
  interval: chosen(useParameter("interval", intervals, "1day")),
  adjust: chosen(useParameter("adjust", adjustments, "splits")),
  range: chosen(useParameter("range", ranges, "1y")),
  form: chosen(useParameter("type", forms, "candles")),
  scale: chosen(useParameter("scale", scales, "linear")),
  compared: useComparedNames(),
  indicators: useIndicatorText(),
  kinds: chosen(useChoices("events", eventKinds, ["splits", "dividends"]))
})

export type Settings = ReturnType<typeof useSettings>

/** What bars can be drawn as: beside other lines candles have no room. */
export const formsOf = (isCompared: boolean): ReadonlyArray<Form> =>
  isCompared ? forms.filter((form) => form !== "candles") : forms

/** The adjustment of what is drawn: a return across a split is none of prices as traded, so those compared are adjusted for splits. */
export const drawnAdjustment = ({ adjust, compared }: Settings): Adjustment =>
  adjust.value === "none" && compared.names.length > 0 ? "splits" : adjust.value
