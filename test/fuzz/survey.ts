/** Tries random inputs, and collects what is wrong with what came of them. */

export interface Finding {
  readonly fault: string
  /** How many inputs had it. */
  readonly times: number
  /** The first of them, as JSON. */
  readonly input: string
}

/** The same fault of other inputs: without the numbers and texts of this one. */
const kindOf = (fault: string): string => fault.replace(/"(\\.|[^"\\])*"|\d+/g, "_").slice(0, 120)

/** The longest that an input is written; bytes are left out. */
const longest = 2000

const written = (input: unknown): string =>
  JSON.stringify(input, (name, value) => (name === "bytes" ? undefined : value)).slice(0, longest)

/** The faults of all inputs, each kind once; empty where there is none. As many are tried at once as `together` says. */
export const survey = async <A>(
  inputs: ReadonlyArray<A>,
  faultsOf: (input: A) => Promise<ReadonlyArray<string>>,
  together = 1
): Promise<ReadonlyArray<Finding>> => {
  const found = new Map<string, Finding>()
  const left = inputs.values()
  const tryEach = async () => {
    for (const input of left) {
      const faults = await faultsOf(input).catch((error: unknown) => [`it failed: ${String(error)}`])
      for (const fault of faults) {
        const kind = kindOf(fault)
        const known = found.get(kind) ?? { fault, times: 0, input: written(input) }
        found.set(kind, { ...known, times: known.times + 1 })
      }
    }
  }
  await Promise.all(Array.from({ length: together }, tryEach))
  return [...found.values()]
}
