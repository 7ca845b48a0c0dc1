/**
 * The metrics of all threads of the process: each counts by itself, and the main thread asks the others for what they
 * counted when they are read.
 */
import { BroadcastChannel, threadId } from "node:worker_threads"
import { Effect, Metric } from "effect"
import { type Snapshot, sumOfSnapshots } from "./sumOfSnapshots.ts"

const channelName = "findata metrics"

/** How long the main thread waits for answers, in milliseconds. */
const patience = 500

/** Of the main thread, numbered from 1. */
interface Question {
  readonly question: number
}

/** What a thread counted. */
interface Counted {
  readonly thread: number
  /** The number of the question that it answers; 0 for none, when the thread begins. */
  readonly answers: number
  readonly snapshots: ReadonlyArray<Snapshot>
}

type Message = Question | Counted

/** Calls `hear` with the messages of other threads for the duration of the scope, and returns what sends to them. */
const openChannel = (hear: (message: Message) => void) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() => {
        const channel = new BroadcastChannel(channelName)
        channel.addEventListener("message", (event) => hear((event as MessageEvent<Message>).data))
        return channel.unref()
      }),
      (channel) => Effect.sync(() => channel.close())
    ),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    (channel) => (message: Message) => channel.postMessage(message)
  )

/** Answers the questions of the main thread for the duration of the scope. */
export const shareMetrics = Effect.gen(function* () {
  const context = yield* Effect.context<never>()
  const answer = (answers: number) =>
    send({ thread: threadId, answers, snapshots: Metric.snapshotUnsafe(context) })
  const send = yield* openChannel((message) => {
    if ("question" in message) answer(message.question)
  })
  answer(0)
})

const isCounter = ({ type }: Snapshot): boolean => type !== "Gauge"

/**
 * An effect that adds up the metrics of this thread and of those that share theirs, for the duration of the scope. What a
 * thread had counted when it answered last still counts when it doesn't answer, because it has ended or is busy, so that
 * no counter goes back; its gauges don't.
 */
export const gatherMetrics = Effect.gen(function* () {
  const context = yield* Effect.context<never>()
  const threads = new Map<number, Counted>()
  const listeners = new Set<() => void>()
  let questions = 0
  const send = yield* openChannel((message) => {
    if (!("thread" in message)) return
    threads.set(message.thread, message)
    for (const listener of listeners) listener()
  })

  /** Returns when all have answered who answered the question before, and those that are new. */
  const ask = (question: number) =>
    Effect.callback<void>((resume) => {
      const awaited = [...threads.values()]
        .filter(({ answers }) => answers === 0 || answers >= question - 1)
        .map(({ thread }) => thread)
      const end = () => {
        clearTimeout(timer)
        listeners.delete(look)
        resume(Effect.void)
      }
      const look = () => {
        if (awaited.every((thread) => (threads.get(thread)?.answers ?? 0) >= question)) end()
      }
      const timer = setTimeout(end, patience)
      listeners.add(look)
      send({ question })
      look()
      return Effect.sync(end)
    })

  return Effect.gen(function* () {
    const question = ++questions
    yield* ask(question)
    const others = [...threads.values()].map(({ answers, snapshots }) =>
      answers >= question ? snapshots : snapshots.filter(isCounter)
    )
    return sumOfSnapshots([Metric.snapshotUnsafe(context), ...others])
  })
})
