/** Values of fields for a whole file, from the command's options. */
import { Result } from "effect"
import type { KindDefinition } from "../Intake.ts"
import type { ImportOptions } from "../ImportOptions.ts"

/** The values given for the whole file, and the faults of those that are invalid. */
export const givenOf = ({ fields }: KindDefinition, options: ImportOptions) => {
  const given = new Map<string, unknown>()
  if (options.symbol !== null) given.set("symbol", options.symbol)
  if (options.exchange !== null) given.set("exchange", options.exchange)
  const faults: Array<string> = []
  for (const [name, text] of options.set) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined) {
      faults.push(`--set names no field ${name}; the fields are ${Object.keys(fields).join(", ")}`)
      continue
    }
    const parsed = field.parse(text)
    if (Result.isFailure(parsed)) faults.push(`--set ${name}: ${parsed.failure}`)
    else given.set(name, parsed.success)
  }
  return { given, faults }
}
