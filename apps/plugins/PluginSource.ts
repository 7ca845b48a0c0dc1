/** What a module of FINDATA_SOURCES exports, checked member by member. */
import { Result, Schema, SchemaIssue } from "effect"
import { ImportKind, type Source, Visibility } from "../../core/mod.ts"
import { isTimeZone, messageOf } from "../../core/ports.ts"

const functionOf = <F>() =>
  Schema.declare((value: unknown): value is F => typeof value === "function", { expected: "a function" })

const Name = Schema.String.check(
  Schema.isPattern(/^[a-z][a-z0-9-]*$/, { expected: "lower-case letters, digits and hyphens" }),
  Schema.makeFilter((name: string) => {
    if (name === "all") return "all stands for every source"
    return ImportKind.literals.some((kind) => kind === name) ? `${name} is a kind of import` : undefined
  })
)

const positive = { expected: "a number greater than 0" }

const Pace = Schema.Struct({
  perSecond: Schema.Finite.check(Schema.isGreaterThan(0, positive)),
  perDay: Schema.optional(Schema.Int.check(Schema.isGreaterThan(0, positive))),
  timezone: Schema.optional(
    Schema.String.check(
      Schema.makeFilter((name) =>
        isTimeZone(name) ? undefined : `expected an IANA time zone such as Asia/Seoul, not "${name}"`
      )
    )
  )
})

const Need = Schema.Struct({
  name: Schema.NonEmptyString,
  meaning: Schema.String,
  isSecret: Schema.Boolean,
  fallback: Schema.optional(Schema.String),
  isCount: Schema.optional(Schema.Boolean)
})

const Exported = Schema.Struct({
  name: Name,
  title: Schema.String,
  forms: Schema.Array(Schema.String),
  kinds: Schema.Array(ImportKind),
  licence: Schema.String,
  notes: Schema.optional(Schema.Array(Schema.String)),
  visibility: Schema.optional(Visibility),
  needs: Schema.Array(Need),
  pace: Schema.UndefinedOr(Schema.NullOr(Pace)),
  paceOf: Schema.optional(functionOf<NonNullable<Source["paceOf"]>>()),
  read: functionOf<Source["read"]>(),
  fetch: Schema.UndefinedOr(Schema.NullOr(functionOf<NonNullable<Source["fetch"]>>()))
})

const decode = Schema.decodeUnknownResult(Exported, { errors: "all" })
const format = SchemaIssue.makeFormatterStandardSchemaV1()

const placeOf = (path: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }>): string =>
  path
    .map((part) => (typeof part === "object" ? part.key : part))
    .map((key, at) => (typeof key === "number" ? `[${key}]` : `${at === 0 ? "" : "."}${String(key)}`))
    .join("")

/** The members of a source, read once: also those of its class. */
const membersOf = (value: object): Result.Result<Readonly<Record<string, unknown>>, string> => {
  const members: Record<string, unknown> = {}
  for (const name of Object.keys(Exported.fields)) {
    try {
      const member: unknown = Reflect.get(value, name)
      members[name] = member
    } catch (error) {
      return Result.fail(`${name} can't be read: ${messageOf(error)}`)
    }
  }
  return Result.succeed(members)
}

/** A source of what a module exports; else what is wrong with it. Without `fetch` or `pace` it has null. */
export const pluginSource = (value: unknown): Result.Result<Source, string> => {
  if (typeof value !== "object" || value === null) return Result.fail("isn't an object")
  const members = membersOf(value)
  if (Result.isFailure(members)) return Result.fail(members.failure)
  const decoded = decode(members.success)
  if (Result.isFailure(decoded)) {
    const faults = format(decoded.failure.issue).issues.map(
      ({ message, path = [] }) => `${placeOf(path)}: ${message}`
    )
    return Result.fail(faults.join("; "))
  }
  const { fetch = null, needs, notes, pace = null, paceOf, read, visibility, ...source } = decoded.success
  const { perDay, perSecond, timezone } = pace ?? {}
  return Result.succeed({
    ...source,
    ...(visibility !== undefined && { visibility }),
    ...(notes !== undefined && { notes }),
    ...(paceOf !== undefined && { paceOf: (settings) => paceOf.call(value, settings) }),
    needs: needs.map(({ fallback, isCount, ...need }) => ({
      ...need,
      ...(fallback !== undefined && { fallback }),
      ...(isCount !== undefined && { isCount })
    })),
    pace:
      perSecond === undefined
        ? null
        : {
            perSecond,
            ...(perDay !== undefined && { perDay }),
            ...(timezone !== undefined && { timezone })
          },
    read: (file, choice) => read.call(value, file, choice),
    fetch: fetch === null ? null : (fetching) => fetch.call(value, fetching)
  })
}
