/** Binary search. */

/** How many of so many places in a row fulfil a condition that none does after the first that doesn't. */
export const countWhile = (count: number, holds: (place: number) => boolean): number => {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) low = middle + 1
    else high = middle
  }
  return low
}
