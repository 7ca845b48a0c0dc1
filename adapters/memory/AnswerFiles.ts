/** `AnswerFiles` in memory, for answers of a known small size. */
import { Effect, Layer, Stream } from "effect"
import { UnreadableFile } from "../../core/mod.ts"
import { type AnswerFile, AnswerFiles } from "../../core/ports.ts"

const removed = (file: string) =>
  new UnreadableFile({ file, line: null, message: "The answer was removed before it was read" })

const create = Effect.acquireRelease(
  Effect.sync(() => ({ chunks: [] as Array<Uint8Array>, isRemoved: false })),
  (state) =>
    Effect.sync(() => {
      state.chunks = []
      state.isRemoved = true
    })
).pipe(
  Effect.map((state): AnswerFile => {
    /** All bytes in one array, joined when they are first read. */
    const whole = (name: string) =>
      Effect.suspend(() => {
        if (state.isRemoved) return Effect.fail(removed(name))
        const [only] = state.chunks
        if (state.chunks.length === 1 && only !== undefined) return Effect.succeed(only)
        const bytes = new Uint8Array(state.chunks.reduce((size, chunk) => size + chunk.length, 0))
        let offset = 0
        for (const chunk of state.chunks) {
          bytes.set(chunk, offset)
          offset += chunk.length
        }
        state.chunks = [bytes]
        return Effect.succeed(bytes)
      })
    return {
      write: (bytes) => Effect.sync(() => void state.chunks.push(bytes.slice())),
      written: (name) => ({
        name,
        size: state.chunks.reduce((size, chunk) => size + chunk.length, 0),
        bytes: Stream.fromEffect(whole(name)),
        at: (offset, length) => Effect.map(whole(name), (bytes) => bytes.subarray(offset, offset + length))
      })
    }
  })
)

export const layer: Layer.Layer<AnswerFiles> = Layer.succeed(AnswerFiles, { create })
