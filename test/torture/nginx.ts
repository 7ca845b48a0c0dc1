/** nginx with the configuration of `deploy/cluster/`, filled in for servers on this machine. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { until } from "../cli/command.ts"
import { makeCertificates } from "../postgres/certificates.ts"
import { installed } from "../programs.ts"

const configuration = "deploy/cluster/nginx.conf"

export interface Nginx {
  /** `https://localhost:23456` */
  readonly address: string
  /** The certificates, as PEM, that its clients trust. */
  readonly ca: string
  /** What it logged. */
  readonly log: () => Promise<string>
  readonly stop: () => Promise<void>
}

/** The detail of its own answers, where no node answered. */
export const unanswered = async (): Promise<string> =>
  /"detail":"([^"]+)"/.exec(await readFile(configuration, "utf8"))?.[1] ?? ""

/** Replaces what occurs once; fails for any other text. */
const replaced = (text: string, from: string, to: string): string => {
  if (text.split(from).length !== 2) throw new Error(`${configuration}: expected ${from} once`)
  return text.replace(from, to)
}

const filledIn = (text: string, directory: string, port: number, nodes: ReadonlyArray<number>): string =>
  [
    ["\n  listen 443 ", `\n  listen 127.0.0.1:${port} `],
    ["server_name findata.example.com;", "server_name localhost;"],
    ["/etc/nginx/findata.crt", join(directory, "findata.crt")],
    ["/etc/nginx/findata.key", join(directory, "findata.key")],
    ...nodes.map((node, at) => [`10.0.0.1${at + 1}:8080`, `127.0.0.1:${node}`])
  ].reduce((all, [from = "", to = ""]) => replaced(all, from, to), text)

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]

/** What a distribution's nginx.conf has around it, in a directory of its own. */
const around = (directory: string): string => `
daemon off;
pid ${directory}/pid;
error_log ${directory}/error.log warn;
worker_processes 2;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 4096; }
http {
  access_log off;
${temporary.map((what) => `  ${what}_temp_path ${directory}/${what};`).join("\n")}
  include ${directory}/findata.conf;
}
`

const program = installed("nginx")

/** Whether it is installed, and openssl for its certificate. */
export const hasNginx = program !== undefined && installed("openssl") !== undefined

/** Listens on a port before the three nodes, which needn't be there yet; fails with what nginx says of its configuration. */
export const startNginx = async (port: number, nodes: ReadonlyArray<number>): Promise<Nginx> => {
  const certificates = makeCertificates()
  if (certificates === null) throw new Error("openssl is needed for a certificate: it isn't installed")
  const configured = await readFile(configuration, "utf8")
  const directory = await mkdtemp(join(tmpdir(), "findata-nginx-"))
  const write = (name: string, text: string) => writeFile(join(directory, name), text, { mode: 0o600 })
  await write("findata.conf", filledIn(configured, directory, port, nodes))
  await write("findata.crt", certificates.certificate)
  await write("findata.key", certificates.key)
  await write("nginx.conf", around(directory))
  const flags = ["-p", directory, "-c", join(directory, "nginx.conf"), "-e", "stderr"]
  const child = spawn(program ?? "nginx", flags, { stdio: ["ignore", "ignore", "pipe"] })
  // Its workers end with it at SIGTERM.
  const end = () => void child.kill("SIGTERM")
  process.once("exit", end)
  let said = ""
  child.stderr.setEncoding("utf8").on("data", (part: string) => {
    said += part
  })
  const ended = once(child, "exit")
  const stop = async () => {
    process.off("exit", end)
    end()
    await ended
    await rm(directory, { recursive: true, force: true })
  }
  const pid = () => readFile(join(directory, "pid"), "utf8").catch(() => "")
  const isOver = (found: string) => child.exitCode !== null || found.trim() !== ""
  await until(pid, isOver, 10_000)
  if (child.exitCode !== null) {
    await stop()
    throw new Error(`nginx doesn't start: ${said}`)
  }
  return {
    address: `https://localhost:${port}`,
    ca: certificates.ca,
    log: () => readFile(join(directory, "error.log"), "utf8").catch(() => ""),
    stop
  }
}
