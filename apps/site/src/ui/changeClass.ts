/** The class of a change: the colour of a gain or a loss, which differ by language, or none. */
export const changeClass = (value: number | null): "gain" | "loss" | "" =>
  value === null || value === 0 ? "" : value > 0 ? "gain" : "loss"
