/** The means of tests that ask a server: a `Web` with everything in memory, which records what becomes of it. */
import { Effect, Layer, type Scope, Stream } from "effect"
import { type HttpClient } from "effect/http"
import { NodeFetch } from "../../adapters/node/mod.ts"
import { MemoryAnswerFiles, MemoryRequestCounts } from "../../adapters/memory/mod.ts"
import { type Limits, webFor, WebGates } from "../../adapters/web/mod.ts"
import { type Answer, type FetchFailed, type Pace, type Web } from "../../core/mod.ts"
import { AnswerFiles, Validations, type Validators } from "../../core/ports.ts"
import { type Playing, playing } from "./playing.ts"

export interface Asking {
  readonly pace?: Pace | null
  readonly headers?: Readonly<Record<string, string>>
  readonly secrets?: ReadonlyArray<string>
  readonly limits?: Partial<Limits>
  /** Kept validators by address. */
  readonly known?: ReadonlyMap<string, Validators>
  readonly files?: Layer.Layer<AnswerFiles>
}

type Services = HttpClient.HttpClient | AnswerFiles | WebGates.Gates | Validations

/** Runs with a `Web` of its own: pauses between tries are a millisecond unless stated. */
export const withWeb = <A, E>(
  use: (web: Web) => Effect.Effect<A, E, Scope.Scope | Services>,
  { known = new Map(), files = MemoryAnswerFiles.layer, ...options }: Asking = {}
): Promise<A> =>
  Effect.gen(function* () {
    const web = yield* webFor({
      source: "a source",
      pace: options.pace ?? null,
      headers: options.headers ?? { "User-Agent": "findata ops@example.com" },
      secrets: options.secrets ?? [],
      limits: { pause: "1 milli", ...options.limits }
    })
    return yield* use(web)
  }).pipe(
    Effect.scoped,
    Effect.provide(
      Layer.mergeAll(
        NodeFetch.layer,
        files,
        Layer.provide(WebGates.layer, MemoryRequestCounts.layer),
        Layer.succeed(Validations, { of: (address) => Effect.succeed(known.get(address) ?? null) })
      )
    ),
    Effect.runPromise
  )

/** The bytes of an answer as text; null for none. */
export const textOf = (answer: Answer | null) =>
  answer === null ? Effect.succeed(null) : Stream.mkString(Stream.decodeText(answer.file.bytes))

/** Gets an address of a server: the text of the answer, null for none, or the error. */
export const got = (
  url: string,
  choice: Parameters<Web["get"]>[1] = {},
  asking: Asking = {}
): Promise<string | null | FetchFailed> =>
  withWeb(
    (web) =>
      web.get(url, choice).pipe(
        Effect.flatMap(textOf),
        Effect.catchTag("FetchFailed", (error) => Effect.succeed(error))
      ),
    asking
  )

/** Runs against a server, which is closed afterwards. */
export const against = async (
  answers: Parameters<typeof playing>[0] | Readonly<Record<string, string>>,
  schedule: Parameters<typeof playing>[1],
  use: (server: Playing) => Promise<void>
): Promise<void> => {
  const map =
    typeof answers === "function" || answers instanceof Map
      ? answers
      : new Map(Object.entries(answers).map(([path, body]) => [path, { body }]))
  const server = await playing(map, schedule)
  try {
    await use(server)
  } finally {
    await server.close()
  }
}

/** `AnswerFiles` that count those that exist, in memory unless stated. */
export const countedFiles = (base: Layer.Layer<AnswerFiles> = MemoryAnswerFiles.layer) => {
  const counts = { created: 0, open: 0 }
  const layer = Layer.effect(
    AnswerFiles,
    Effect.map(AnswerFiles, ({ create }) => ({
      create: Effect.acquireRelease(
        Effect.sync(() => {
          counts.created++
          counts.open++
        }),
        () => Effect.sync(() => void counts.open--)
      ).pipe(Effect.andThen(create))
    }))
  ).pipe(Layer.provide(base))
  return { counts, layer }
}
