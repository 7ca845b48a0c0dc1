/** The instructions of a Containerfile, as far as findata's has them. */

export interface Instruction {
  /** `RUN` */
  readonly name: string
  /** What follows, with continued lines joined. */
  readonly text: string
}

export interface Stage {
  readonly base: string
  /** Null for the last one. */
  readonly name: string | null
  readonly instructions: ReadonlyArray<Instruction>
}

/** Throws for an instruction that isn't followed. */
const known = [
  "FROM",
  "COPY",
  "RUN",
  "ENV",
  "USER",
  "WORKDIR",
  "VOLUME",
  "EXPOSE",
  "STOPSIGNAL",
  "HEALTHCHECK",
  "ENTRYPOINT",
  "CMD"
]

const instructionOf = (line: string): Instruction => {
  const [, name = "", text = ""] = /^(\S+)\s+(.*)$/s.exec(line) ?? []
  if (!known.includes(name)) throw new Error(`Unknown instruction: ${line}`)
  return { name, text }
}

/** The stages of a Containerfile, in their order. */
export const stagesOf = (source: string): ReadonlyArray<Stage> => {
  const instructions = source
    .replace(/^\s*#.*\n/gm, "")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(instructionOf)
  const starts = instructions.flatMap(({ name }, at) => (name === "FROM" ? [at] : []))
  return starts.map((start, n) => {
    const [, base = "", name = null] = /^(\S+)(?: AS (\S+))?$/.exec(instructions[start]?.text ?? "") ?? []
    return { base, name, instructions: instructions.slice(start + 1, starts[n + 1]) }
  })
}

/** The last instruction of the name in a stage; throws where there is none. */
export const textOf = ({ instructions }: Stage, name: string): string => {
  const found = instructions.findLast((one) => one.name === name)
  if (found === undefined) throw new Error(`The last stage has no ${name}`)
  return found.text
}

/** `A=1 B=2` */
export const environmentOf = ({ instructions }: Stage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    instructions
      .filter(({ name }) => name === "ENV")
      .flatMap(({ text }) => text.split(/\s+/))
      .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)])
  )

/** The arguments in the form of a JSON array, after what precedes it. */
export const argumentsOf = (text: string): ReadonlyArray<string> => JSON.parse(text.slice(text.indexOf("[")))
