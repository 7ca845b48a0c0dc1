/** The sample data set on SQLite, imported by the first test of a run that needs it and copied for each. */
import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import { cp, rename } from "node:fs/promises"
import { inject } from "vitest"
import { inProcess } from "../cli/inProcess.ts"

const made = inject("sampleDirectory")

/** Imports it beside its place: a directory of that name is complete, whichever worker was first. */
const make = async (): Promise<void> => {
  const own = `${made}.${randomBytes(8).toString("hex")}`
  const { code, stderr } = await inProcess({ FINDATA_DATA: own }, "sample")
  if (code !== 0) throw new Error(`The sample wasn't imported: ${stderr}`)
  await rename(own, made).catch(() => {})
}

/** Puts a store with the sample and without keys into a directory. */
export const copySample = async (directory: string): Promise<void> => {
  if (!existsSync(made)) await make()
  await cp(made, directory, { recursive: true })
}
