/**
 * A client that asks at a fixed rate, whether or not earlier requests were answered, so that a server that stalls isn't
 * spared the requests of that time.
 */
import { Agent, get } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { answering } from "./child.ts"

export interface Steady {
  readonly address: string
  readonly path: string
  readonly key: string
  /** Requests a second. */
  readonly rate: number
}

export interface Answers {
  /** Milliseconds from sending a request to the last byte of its answer. */
  readonly times: ReadonlyArray<number>
  /** By status, or by the code of an error. */
  readonly outcomes: Readonly<Record<string, number>>
  /** The latest that a request was sent after its time, in milliseconds. */
  readonly late: number
}

const agent = new Agent({ keepAlive: true })
/** From one beginning to its end. */
class Course {
  readonly times: Array<number> = []
  readonly outcomes: Record<string, number> = {}
  late = 0
  isAsking = true
  underWay = 0

  count(outcome: string | number | undefined): void {
    this.outcomes[String(outcome)] = (this.outcomes[String(outcome)] ?? 0) + 1
    this.underWay--
  }
}

let course = new Course()

const askOnce = ({ address, key, path }: Steady, current: Course): void => {
  const begin = performance.now()
  current.underWay++
  get(`${address}${path}`, { agent, headers: { "x-api-key": key } }, (response) => {
    response
      .on("end", () => {
        current.times.push(performance.now() - begin)
        current.count(response.statusCode)
      })
      .resume()
  }).on("error", (error: NodeJS.ErrnoException) => current.count(error.code))
}

const keepAsking = async (steady: Steady, current: Course): Promise<void> => {
  const begin = performance.now()
  for (let n = 0; current.isAsking; n++) {
    const due = begin + (n * 1000) / steady.rate
    const now = performance.now()
    if (due > now) await sleep(due - now)
    current.late = Math.max(current.late, performance.now() - due)
    askOnce(steady, current)
  }
}

/** Begins to ask, or ends with the answers since the last beginning. */
const answer = async (question: Steady | "stop"): Promise<Answers | null> => {
  if (question === "stop") {
    const current = course
    current.isAsking = false
    while (current.underWay > 0) await sleep(1)
    const { late, outcomes, times } = current
    return { times, outcomes, late }
  }
  course = new Course()
  void keepAsking(question, course)
  return null
}

answering(null, answer)
