/** What the browser keeps from visit to visit, or until the tab is closed, beyond which a page works without it. */

/** From visit to visit, or until the tab is closed. */
type Keeper = "localStorage" | "sessionStorage"

/** Returns null also where the browser forbids to keep anything. */
export const kept = (name: string, keeper: Keeper = "localStorage"): string | null => {
  try {
    return globalThis[keeper].getItem(name)
  } catch {
    return null
  }
}

/** Null is kept no longer. Returns whether it is done: a browser may have no room, or forbid it. */
export const keep = (name: string, text: string | null, keeper: Keeper = "localStorage"): boolean => {
  try {
    if (text === null) globalThis[keeper].removeItem(name)
    else globalThis[keeper].setItem(name, text)
    return true
  } catch {
    return false
  }
}
