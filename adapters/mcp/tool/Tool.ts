/** A tool: what a model may ask for, with which arguments, and what a key needs for it. */
import { type Effect, Schema } from "effect"
import type { Overloaded, Scope, StoreUnavailable } from "../../../core/mod.ts"
import type { FiguresNotReady } from "../../../core/ports.ts"

/** Why a tool can't answer, in words that say what would be right. */
export class Refused extends Schema.TaggedError<Refused>()("Refused", { message: Schema.String }) {}

/** Why a run of a tool has no answer. */
type ToolFailure = FiguresNotReady | Refused | Overloaded | StoreUnavailable

/** The arguments of a tool: those with defaults are present once they are decoded. */
type Parameters = Schema.Struct<Schema.Struct.Fields>

export interface Tool<R> {
  readonly name: string
  readonly title: string
  readonly description: string
  /** All that a key needs. */
  readonly scopes: ReadonlyArray<Scope>
  readonly parameters: Parameters
  /** Requires arguments as `parameters` decodes them. */
  readonly run: (given: never) => Effect.Effect<object, ToolFailure, R>
}

/** A tool whose arguments are typed by its parameters. */
export const tool = <Fields extends Schema.Struct.Fields, R>(
  declared: Omit<Tool<R>, "parameters" | "run"> & {
    readonly parameters: Fields
    readonly run: (given: Schema.Struct<Fields>["Type"]) => Effect.Effect<object, ToolFailure, R>
  }
): Tool<R> => ({ ...declared, parameters: Schema.Struct(declared.parameters) })
