/** Runs asynchronous functions, of which so many run at once, the others in the order in which they came. */
export const limited = (atOnce: number) => {
  let running = 0
  const waiting: Array<() => void> = []
  const all = new Set<Promise<unknown>>()

  const inTurn = async <A>(run: () => Promise<A>): Promise<A> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await run()
    } finally {
      // Its place is taken by the next, or is free.
      const next = waiting.shift()
      if (next === undefined) running--
      else next()
    }
  }

  /** Counts a promise as under way until it is settled, and returns what it was given. */
  const track = <A>(given: A): A => {
    if (!(given instanceof Promise)) return given
    const settled = given.then(
      () => {},
      () => {}
    )
    all.add(settled)
    void settled.then(() => all.delete(settled))
    return given
  }

  return {
    track,
    run: <A>(run: () => Promise<A>): Promise<A> => track(inTurn(run)),
    /** Waits until nothing that is tracked, runs or waits for its turn is left. */
    idle: async (): Promise<void> => {
      while (all.size > 0) await Promise.all(all)
    }
  }
}
