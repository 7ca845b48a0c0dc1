/** Records the newest date of a file's records, on their way to the store. */
import type { ImportSink } from "./ImportSink.ts"
import { recordOf, type Staged, type StagedName } from "../tables/Records.ts"

/** A sink that notes the newest date of what it stages. */
export interface DatingSink {
  readonly sink: ImportSink["Service"]
  /** YYYY-MM-DD; null when no staged record has a date. */
  readonly newest: () => string | null
}

/** Wraps the sink, recording the newest date of what is staged. */
export const datingSink = (sink: ImportSink["Service"]): DatingSink => {
  let newest = ""
  const noteDate = (date: string): void => {
    if (date > newest) newest = date
  }
  const note = <K extends StagedName>(name: K, records: ReadonlyArray<Staged<K>>): void => {
    const column = recordOf(name).dated
    if (column === undefined) return
    for (const record of records)
      noteDate(String((record as Readonly<Record<string, unknown>>)[column]).slice(0, 10))
  }
  return {
    sink: {
      ...sink,
      stage: (name, records) => {
        note(name, records)
        return sink.stage(name, records)
      },
      stageBars: (bars, run_id) => {
        for (let i = 0; i < bars.length; i++) noteDate(bars.date[i] as string)
        return sink.stageBars(bars, run_id)
      }
    },
    newest: () => (newest === "" ? null : newest)
  }
}
