/** The list of all issuers as an entry: companies with their numbers, once a week. */
import { Effect, Stream } from "effect"
import type { Entry, FetchFailed, Fetching, UnreadableFile } from "../../../core/mod.ts"
import { contentOf } from "../content/Content.ts"
import { corpCodes, isCorpCodeFile } from "./CorpCodes.ts"
import { answerIn, failed, fileOf } from "./Requests.ts"
import { exchangesOf, koreanSymbol, wantedBy } from "./Subjects.ts"
import { textsOf } from "./Texts.ts"

/** The Monday of a day's week. */
const weekOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** Known companies stay on the exchange that they are on. */
export const corpCodeEntry = (fetching: Fetching): Entry<UnreadableFile | FetchFailed> => {
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
      return content.files.pipe(
        Stream.filter(({ path }) => isCorpCodeFile(path)),
        Stream.flatMap((file) =>
          corpCodes(textsOf(file), file.name, wantedBy(fetching.choice), exchangesOf(fetching.subjects))
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
