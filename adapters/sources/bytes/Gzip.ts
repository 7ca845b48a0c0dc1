/** Unpacks gzip data, recognised by its first two bytes and not by the file's name; other data passes unchanged. */
import { type Cause, Effect, Sink, Stream } from "effect"
import { UnreadableFile } from "../../../core/mod.ts"

const first = Sink.reduceWhile(
  (): ReadonlyArray<Uint8Array> => [],
  (chunks) => chunks.reduce((size, chunk) => size + chunk.length, 0) < 2,
  (chunks, chunk: Uint8Array) => [...chunks, chunk]
)

const isGzip = (chunks: ReadonlyArray<Uint8Array>): boolean => {
  const [a, b] = chunks.flatMap((chunk) => [...chunk.subarray(0, 2)])
  return a === 0x1f && b === 0x8b
}

/** Node and Deno read only the first member, and report further ones in different words. */
const hasMore = (error: Error): boolean =>
  ("code" in error && error.code === "ERR_TRAILING_JUNK_AFTER_STREAM_END") ||
  error.message === "failed to write whole buffer"

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return "Corrupt or truncated gzip data"
  if (hasMore(error)) return "More data after the gzip data ends; unpack a file of several gzip members first"
  const detail = error.cause instanceof Error ? error.cause.message : error.message
  return `Corrupt or truncated gzip data: ${detail}`
}

const unpack = <E>(bytes: Stream.Stream<Uint8Array, E>, file: string) =>
  Stream.unwrap(
    Effect.gen(function* () {
      let broken: Cause.Cause<E> | undefined
      const packed = yield* bytes.pipe(
        Stream.tapCause((cause) => Effect.sync(() => void (broken = cause))),
        // DecompressionStream accepts only views of an ArrayBuffer; no source uses shared ones.
        Stream.map((chunk) => chunk as Uint8Array<ArrayBuffer>),
        Stream.toReadableStreamEffect()
      )
      return Stream.fromReadableStream({
        evaluate: () => packed.pipeThrough(new DecompressionStream("gzip")),
        onError: (error) => new UnreadableFile({ file, line: null, message: explain(error) })
      }).pipe(
        Stream.catch(
          (error): Stream.Stream<never, E | UnreadableFile> =>
            broken === undefined ? Stream.fail(error) : Stream.failCause(broken)
        )
      )
    })
  )

export const gunzip = <E>(
  bytes: Stream.Stream<Uint8Array, E>,
  file: string
): Stream.Stream<Uint8Array, E | UnreadableFile> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const [head, rest] = yield* Stream.peel(bytes, first)
      const whole = Stream.concat(Stream.fromArray(head), rest)
      return isGzip(head) ? unpack(whole, file) : whole
    })
  )

/** The bytes of a file; fails beyond that many. */
export const atMost = <E>(
  bytes: Stream.Stream<Uint8Array, E>,
  file: string,
  max: number
): Stream.Stream<Uint8Array, E | UnreadableFile> => {
  if (max === Number.POSITIVE_INFINITY) return bytes
  const message = `It is larger than ${max / 1_048_576} MB unpacked, the most that is taken: send it in parts`
  return Stream.suspend(() => {
    let total = 0
    return Stream.mapEffect(bytes, (chunk) => {
      total += chunk.length
      return total > max
        ? Effect.fail(new UnreadableFile({ file, line: null, message }))
        : Effect.succeed(chunk)
    })
  })
}
