/** The list of all issuers as an entry: companies with their numbers, once a week. */
import { Effect, Stream } from "effect"
import type { Entry, FetchFailed, Fetching, UnreadableFile } from "../../../core/mod.ts"
import { contentOf } from "../content/Content.ts"
import { corpCodes, isCorpCodeFile } from "./CorpCodes.ts"
import { acceptedIn, type Asking, failed, fileOf } from "./Requests.ts"
import { koreanSymbol, wantedBy } from "./Subjects.ts"
import { textsOf } from "./Texts.ts"

/** The Monday of a day's week. */
const weekOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

export const corpCodeEntry = (fetching: Asking): Entry<UnreadableFile | FetchFailed> => {
  const { choice, missing } = fetching
  // The code of a company that isn't stored is found among all.
  const subjects = missing.length > 0 ? null : choice.subjects
  // A part of the list isn't remembered.
  const version = subjects === null ? `week of ${weekOf(choice.today)}` : null
  const batches = Stream.unwrap(
    Effect.gen(function* () {
      // Neither is the state of the answer: the next one has to be read whole.
      const got = yield* fileOf(fetching, "corpCode.xml", {}, subjects === null)
      if (got === null) return Stream.empty
      const content = yield* contentOf(got.file)
      if (content._tag !== "Zip") {
        yield* acceptedIn(fetching, content, got)
        return yield* failed(got.address, "Expected a zip archive with CORPCODE.xml")
      }
      return content.files.pipe(
        Stream.filter(({ path }) => isCorpCodeFile(path)),
        Stream.flatMap((file) => corpCodes(textsOf(file), file.name, wantedBy({ ...choice, subjects })))
      )
    })
  )
  return { name: "corpCode.xml", version, batches }
}

/** Whether the list of issuers is wanted: for all companies, or for one that isn't stored or whose number isn't known. */
export const wantsCorpCodes = ({ choice, missing }: Fetching): boolean =>
  choice.subjects === null ||
  missing.length > 0 ||
  choice.subjects.some((subject) => subject.corp_code === null && koreanSymbol(subject) !== null)
