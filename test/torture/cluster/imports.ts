/** Imports that correct a bar, by the command and through nginx in turn. */
import { imported } from "../imported.ts"
import { adminHeaders } from "../tokens.ts"
import { overHttp1 } from "./senders.ts"
import { isExpected, repeat, type Torment, unlessUnanswered } from "./torment.ts"

const fileOf = (close: number) =>
  `symbol,date,open,high,low,close,volume\nONE,2024-01-02,9,9999999,1,${close},1\n`

/** The bar before its first correction. */
export const firstFile = fileOf(1)

/** Until the end. */
export const correctAll = async (torment: Torment): Promise<void> => {
  const { corrections, seen, servers } = torment
  const { close, send } = overHttp1(servers.nginx, 1)
  const path = "/api/v1/admin/imports/prices?source=torture"
  const upload = async (body: string) => {
    const headers = await adminHeaders()
    const asked = { method: "POST", path, headers, body } as const
    // A node that was killed may have imported it, which changes nothing then.
    const answer = await unlessUnanswered(torment, "an upload", () => send(asked))
    if (!isExpected(torment, "an upload", answer, 200)) throw new Error("The file wasn't imported")
  }
  await repeat(torment, "imports", 2000, async (turn) => {
    const corrected = turn + 2
    const end = new AbortController()
    const committed = corrections.committed(corrected, end.signal)
    const importing =
      turn % 2 === 0 ? imported(servers.env, "prices", fileOf(corrected)) : upload(fileOf(corrected))
    await importing.finally(() => setTimeout(() => end.abort(), 1000))
    if (!(await committed)) seen.fault("An import was acknowledged, and the primary doesn't have it")
    seen.count(`corrections ${turn % 2 === 0 ? "by the command" : "through nginx"}`)
  })
  close()
}
