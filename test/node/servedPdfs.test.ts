/**
 * A report with its PDF from the command to the client: imported, listed by a running server, and sent over a socket.
 */
import { once } from "node:events"
import { mkdir, symlink, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { type Environment, findata, json, remove, temporaryDirectory } from "../cli/command.ts"
import { type Server, serve } from "../cli/serving.ts"
import { pdfOf } from "./pdfs.ts"
import { keyOf } from "./room.ts"

const pdf = pdfOf("3Q24 Review", 3_000_000)
const key = keyOf(pdf)

let directory: string
let env: Environment
let server: Server
let secret: string

const importReports = (path: string, ...flags: ReadonlyArray<string>) =>
  findata(env, "import", "reports", path, "--json", ...flags)

beforeAll(async () => {
  directory = await temporaryDirectory()
  env = { FINDATA_DATA: join(directory, "data"), FILES_DIR: join(directory, "files") }
  await mkdir(join(directory, "in/pdf"), { recursive: true })
  await writeFile(join(directory, "in/pdf/a.pdf"), pdf)
  await writeFile(
    join(directory, "in/reports.csv"),
    "external_id,title,report_date,securities_firm,pdf\n1,3Q24 Review,2024-10-08,KB,pdf/a.pdf\n"
  )
  await writeFile(
    join(directory, "moved.csv"),
    "external_id,title,report_date,securities_firm,pdf\n1,3Q24 Review,2024-10-08,KB,a.pdf\n"
  )
  await writeFile(
    join(directory, "in/bad.csv"),
    "external_id,title,report_date,securities_firm,pdf\n2,Bad,2024-10-08,KB,b.pdf\n3,Out,2024-10-08,KB,../moved.csv\n"
  )
  server = await serve(env, "--workers", "1")
  const scopes = ["--scopes", "read:research"]
  const made = await findata(env, "keys", "create", "--name", "r", ...scopes, "--json")
  secret = json(made).key
}, 60_000)
afterAll(async () => {
  server?.process.kill("SIGKILL")
  await remove(directory)
})

/** The status and body of a request whose target is sent over the socket unchanged. */
const send = async (target: string): Promise<string> => {
  const socket = connect(Number(new URL(server.address).port), "127.0.0.1")
  await once(socket, "connect")
  socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  const chunks: Array<Buffer> = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString("latin1")
}

/** Each test continues where the previous one ended. */
describe("a report's PDF", { timeout: 60_000 }, () => {
  it("is imported from next to its file, and from the directory of --pdfs", async () => {
    const first = json(await importReports(join(directory, "in/reports.csv")))
    assert.deepInclude(first, { inserted: 1, refused: 0 })
    const pdfs = ["--pdfs", join(directory, "in/pdf")]
    const again = json(await importReports(join(directory, "moved.csv"), ...pdfs))
    assert.deepInclude(again, { unchanged: 1, refused: 0 })
  })

  it("that is missing or lies outside is refused with its line", async () => {
    const { problems, refused } = json(await importReports(join(directory, "in/bad.csv")))
    assert.strictEqual(refused, 2)
    assert.deepStrictEqual(
      problems.map(({ line, message }: { readonly line: number; readonly message: string }) => [
        line,
        message
      ]),
      [
        [2, "b.pdf can't be stored: there is no such file"],
        [
          3,
          `../moved.csv can't be stored: it lies outside of ${join(directory, "in")}, where PDFs are read from`
        ]
      ]
    )
  })

  it("has a URL at the server's address, and is found there", async () => {
    const url = `${server.address}/api/public/v1/research/reports/1`
    const { cdn_url, s3_key } = (await (await fetch(url, { headers: { "x-api-key": secret } })).json()) as any
    assert.deepStrictEqual([cdn_url, s3_key], [`${server.address}/files/${key}`, key])
    const response = await fetch(cdn_url)
    assert.strictEqual(response.headers.get("content-length"), String(pdf.length))
    assert.isTrue(Buffer.from(await response.arrayBuffer()).equals(pdf))
    const part = await fetch(cdn_url, { headers: { range: "bytes=-6" } })
    assert.deepStrictEqual([part.status, await part.text()], [206, "%%EOF\n"])
  })

  it("is among the served files, and nothing else is", async () => {
    await writeFile(join(directory, "files/secret.pdf"), pdfOf("secret"))
    await symlink(join(directory, "in"), join(directory, "files/reports/in"))
    const targets = [
      "/files/secret.pdf",
      "/files/../data/data.db",
      "/files/reports/../secret.pdf",
      "/files/reports/../../data/data.db",
      "/files/reports/%2e%2e/secret.pdf",
      "/files/reports/..%2f..%2fdata%2fdata.db",
      "/files/reports/in/reports.csv",
      "/files/reports/in/pdf/a.pdf",
      "/files//reports//etc/passwd",
      "/files/reports/%2fetc/passwd",
      "/files/reports/..\\..\\data/data.db",
      `/files/${key}%00`,
      `/files/${key.replace("reports", "reports/.")}`
    ]
    for (const target of targets) {
      const answer = await send(target)
      assert.match(answer, /^HTTP\/1\.1 404 /, target)
      assert.match(answer, /\r\n\r\n(\w+\r\n)?\{"detail":"Not found: /, target)
    }
    assert.match(await send(`/files/${key}`), /^HTTP\/1\.1 200 [^]*%PDF-1\.7/)
  })

  it("is closed when a client stops reading, and the server continues", async () => {
    for (let i = 0; i < 5; i++) {
      const response = await fetch(`${server.address}/files/${key}`)
      const stream = response.body?.getReader()
      await stream?.read()
      await stream?.cancel()
    }
    const head = await fetch(`${server.address}/files/${key}`, { method: "HEAD" })
    assert.deepStrictEqual([head.status, (await head.text()).length], [200, 0])
  })
})
