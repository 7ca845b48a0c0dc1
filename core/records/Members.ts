/**
 * Selects members of structs and their values, so that a body lists the fields that it serves once, in its own order.
 */
import type { Schema } from "effect"

/** Some fields of a struct, in the order of the names. */
export const pick = <F extends object, const Name extends keyof F & string>(
  fields: F,
  names: ReadonlyArray<Name>
): { readonly [K in Name]: F[K] } =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as { readonly [K in Name]: F[K] }

/**
 * Selects a struct's members from a value that may have others too, in the order of the struct's fields, which becomes
 * the order of the JSON. A missing optional member stays absent.
 */
export const membersOf = <F extends Schema.Struct.Fields>({ fields }: Schema.Struct<F>) => {
  const names = Object.keys(fields)
  return (value: Schema.Struct.Type<F>): Schema.Struct.Type<F> => {
    const known = value as Readonly<Record<string, unknown>>
    const members: Record<string, unknown> = {}
    for (const name of names) if (name in known) members[name] = known[name]
    return members as Schema.Struct.Type<F>
  }
}
