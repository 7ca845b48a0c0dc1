/** The indicators of a chart in the address of its page. */
import { useLocation } from "preact-iso"
import { withParameters } from "../../../data/urlState.ts"

const parameter = "indicators"

/** Where the address names none. */
const initial = "sma(50),sma(200)"

/** Stands in the address for no indicator at all. */
const none = "none"

/** What is chosen, as expressions between commas, and what chooses. */
export const useIndicatorText = () => {
  const { query, route, url } = useLocation()
  const given = query[parameter] ?? initial
  return {
    value: given.trim().toLowerCase() === none ? "" : given,
    set: (text: string) =>
      route(withParameters(url, { [parameter]: text === initial ? null : text === "" ? none : text }), true)
  }
}

export type IndicatorText = ReturnType<typeof useIndicatorText>
