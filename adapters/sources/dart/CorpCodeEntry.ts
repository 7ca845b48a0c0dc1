/** The list of all issuers as an entry: companies with their numbers, once a week. */
import { Effect, Stream } from "effect"
import { type Entry, type FetchFailed, type Fetching, UnreadableFile } from "../../../core/mod.ts"
import { contentOf } from "../content/Content.ts"
import { corpCodes, isCorpCodes } from "./CorpCodes.ts"
import { answerIn, failed, fileOf } from "./Requests.ts"
import { koreanSymbol, wantedBy } from "./Subjects.ts"

/** The Monday of a day's week. */
const weekOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** Known companies stay on the exchange that they are on. */
export const corpCodeEntry = (fetching: Fetching): Entry<UnreadableFile | FetchFailed> => {
  const known = new Map(
    fetching.subjects.flatMap((subject) => {
      const symbol = koreanSymbol(subject)
      return symbol === null ? [] : [[symbol, subject.exchange] as const]
    })
  )
  const batches = Stream.unwrap(
    Effect.gen(function* () {
      const got = yield* fileOf(fetching, "corpCode.xml", {}, true)
      if (got === null) return Stream.empty
      const content = yield* contentOf(got.file)
      if (content._tag !== "Zip") {
        const answer = yield* answerIn(content, got.file.name)
        if (answer._tag === "Refused") return yield* failed(got.address, answer.message)
        return yield* failed(got.address, "Expected a zip archive with CORPCODE.xml")
      }
      return Stream.flatMap(content.files, (file) =>
        Stream.unwrap(
          Effect.gen(function* () {
            const within = yield* contentOf(file)
            if (within._tag === "Xml" && isCorpCodes(within.text)) {
              return corpCodes(
                within.text,
                file.name,
                wantedBy(fetching.choice),
                (symbol) => known.get(symbol) ?? null
              )
            }
            return yield* new UnreadableFile({ file: file.name, line: null, message: "Not CORPCODE.xml" })
          })
        )
      )
    })
  )
  return { name: "corpCode.xml", version: `week of ${weekOf(fetching.choice.today)}`, batches }
}

/** Whether the list of issuers is wanted: for all companies, or for a Korean one whose number isn't known. */
export const wantsCorpCodes = ({ choice }: Fetching): boolean =>
  choice.subjects === null ||
  choice.subjects.some((subject) => subject.corp_code === null && koreanSymbol(subject) !== null)
