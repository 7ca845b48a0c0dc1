/** Preset screens, understood. Apart from their declarations, which pages load without the language. */
import { Effect } from "effect"
import type { Expression } from "./Expression.ts"
import { type PresetName, presetScreens } from "./Presets.ts"
import { type Screen, screenFigures, screenOf, type ScreenQuery, type WrongScreen } from "./Screens.ts"

const both = (left: Expression, right: Expression): Expression => ({
  kind: "and",
  type: "condition",
  key: `(${left.key}&&${right.key})`,
  text: `(${left.text}) && (${right.text})`,
  left,
  right
})

/**
 * Understands a query that begins with a preset, null for none: its condition, which that of the query narrows, the figures of
 * that and its columns, and its order, unless the query has others. Fails with each member of the query that is wrong, at its place
 * in the query's own text.
 */
export const presetScreenOf = Effect.fnUntraced(function* (
  name: PresetName | null,
  query: ScreenQuery
): Effect.fn.Return<Screen, WrongScreen> {
  const own = yield* screenOf(query)
  if (name === null) return own
  const { columns, sort, where } = presetScreens[name]
  const preset = yield* Effect.orDie(screenOf({ ...query, where, columns: null, sort }))
  const more = yield* Effect.orDie(screenOf({ ...query, where: null, columns: columns.join(","), sort }))
  const shown = [...preset.columns, ...more.columns]
  const parts = {
    where:
      own.where === null || preset.where === null
        ? (preset.where ?? own.where)
        : both(preset.where, own.where),
    columns: query.columns === null ? shown : own.columns,
    sort: query.sort === null ? preset.sort : own.sort
  }
  return { ...own, ...parts, figures: screenFigures(parts) }
})
