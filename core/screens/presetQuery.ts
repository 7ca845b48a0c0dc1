/** Preset screens as queries. Apart from their declarations, which pages load without the language. */
import { Effect } from "effect"
import { vocabulary } from "../figures/Catalogue.ts"
import { figuresOf } from "./Expression.ts"
import { conditionOf } from "./parse.ts"
import { type PresetName, presetScreens } from "./Presets.ts"
import type { ScreenQuery } from "./Screens.ts"

/** What is asked for beside a preset, or without one; null where it isn't. */
export type ScreenGiven = Pick<ScreenQuery, "columns" | "sort" | "where">

/**
 * A query that begins with a preset, null for none: its condition, which another one narrows, the figures of that and its columns,
 * and its order, unless others are given.
 */
export const presetQuery = Effect.fnUntraced(function* (
  name: PresetName | null,
  { columns, sort, where }: ScreenGiven
): Effect.fn.Return<ScreenGiven> {
  if (name === null) return { columns, sort, where }
  const preset = presetScreens[name]
  const figures = figuresOf(yield* Effect.orDie(conditionOf(preset.where, vocabulary)))
  const named = new Set([...figures.map(({ reference }) => reference.key), ...preset.columns])
  return {
    where: where === null ? preset.where : `(${preset.where}) && (${where})`,
    columns: columns ?? [...named].join(","),
    sort: sort ?? preset.sort
  }
})
