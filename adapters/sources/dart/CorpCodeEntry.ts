/** The list of all issuers as an entry: companies with their numbers, once a week. */
import { Effect, Stream } from "effect"
import type { Entry, FetchFailed, Fetching, UnreadableFile } from "../../../core/mod.ts"
import { contentOf } from "../content/Content.ts"
import { corpCodes, isCorpCodeFile } from "./CorpCodes.ts"
import { answerIn, failed, fileOf } from "./Requests.ts"
import { koreanSymbol, wantedBy } from "./Subjects.ts"
import { textsOf } from "./Texts.ts"

/** The Monday of a day's week. */
const weekOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

export const corpCodeEntry = (fetching: Fetching): Entry<UnreadableFile | FetchFailed> => {
  const { choice, missing } = fetching
  // The code of a company that isn't stored is found among all.
  const subjects = missing.length > 0 ? null : choice.subjects
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
        Stream.flatMap((file) => corpCodes(textsOf(file), file.name, wantedBy({ ...choice, subjects })))
      )
    })
  )
  // A part of the list isn't remembered.
  const version = subjects === null ? `week of ${weekOf(choice.today)}` : null
  return { name: "corpCode.xml", version, batches }
}

/** Whether the list of issuers is wanted: for all companies, or for one that isn't stored or whose number isn't known. */
export const wantsCorpCodes = ({ choice, missing }: Fetching): boolean =>
  choice.subjects === null ||
  missing.length > 0 ||
  choice.subjects.some((subject) => subject.corp_code === null && koreanSymbol(subject) !== null)
