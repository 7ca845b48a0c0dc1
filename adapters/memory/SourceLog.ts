/** `SourceLog` over plain maps. */
import { Effect, Layer } from "effect"
import { SourceLog, type Validators } from "../../core/ports.ts"

const keyOf = (source: string, name: string): string => `${source}\u0000${name}`

export const layer: Layer.Layer<SourceLog> = Layer.sync(SourceLog, () => {
  const versions = new Map<string, string>()
  const answers = new Map<string, Validators>()
  return SourceLog.of({
    version: (source, name) => Effect.sync(() => versions.get(keyOf(source, name)) ?? null),
    validators: (source, url) => Effect.sync(() => answers.get(keyOf(source, url)) ?? null),
    remember: (_, entries, more) =>
      Effect.sync(() => {
        for (const { name, source, version } of entries) versions.set(keyOf(source, name), version)
        for (const { etag, last_modified, source, url } of more) {
          answers.set(keyOf(source, url), { etag, last_modified })
        }
      })
  })
})
