/** A server with the sample and a browser for the tests of a file. */
import { afterAll, beforeAll } from "@effect/vitest"
import { copySample } from "../../sample/copied.ts"
import { type RunningSite, type Settings, startSite } from "./running.ts"

/** Starts both before the file's tests, and ends them after. */
export const siteInChromium = (settings: () => Promise<Settings> = () => Promise.resolve({})) => {
  let running: RunningSite | undefined
  beforeAll(async () => {
    const { env = {}, flags = [] } = await settings()
    running = await startSite({
      env,
      flags: ["--sample", ...flags],
      prepare: ({ FINDATA_DATA = "" }) => copySample(FINDATA_DATA)
    })
  }, 120_000)
  afterAll(() => running?.close())

  const needed = (): RunningSite => {
    if (running === undefined) throw new Error("The server and the browser run while tests run")
    return running
  }
  return {
    open: (...args: Parameters<RunningSite["open"]>) => needed().open(...args),
    address: () => needed().address
  }
}
