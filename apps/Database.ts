/** The settings of PostgreSQL's address, and of the certificates that its server is trusted by. */
import { X509Certificate } from "node:crypto"
import { readFileSync } from "node:fs"
import { Redacted } from "effect"
import { hostUrls, urlFault } from "../adapters/postgres/Url.ts"

/** A server, and the certificates of the authorities that its own may be signed by; null for those that Node knows. */
export interface ServerSettings {
  readonly url: Redacted.Redacted
  /** As PEM. */
  readonly ca: string | null
}

export interface DatabaseSettings {
  /** Null for SQLite. */
  readonly databaseUrl: Redacted.Redacted | null
  /** The certificates of the authorities that the server's may be signed by, as PEM; null for those that Node knows. */
  readonly databaseCa: string | null
  /** PostgreSQL itself, where the former is a pooler of its transactions; null where there is none between. */
  readonly direct: ServerSettings | null
  /** The replicas that servers read from. */
  readonly replicas: ReadonlyArray<ServerSettings>
}

const modes = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"]
const checking = modes.slice(3)

const unsupported = ["sslcert", "sslkey", "sslpassword", "sslcrl"]

const oneOf = (names: ReadonlyArray<string>): string => `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`

/** What is wrong with the parameters of an address; never with its contents. */
const faultsOf = (setting: string, { searchParams }: URL, hasCa: boolean): ReadonlyArray<string> => {
  const mode = searchParams.get("sslmode")
  const faults = unsupported
    .filter((name) => searchParams.has(name))
    .map((name) => `${setting}: ${name} isn't supported: the password identifies findata`)
  if (mode !== null && !modes.includes(mode))
    faults.push(`${setting}: sslmode=${mode}: expected ${oneOf(modes)}`)
  else if (mode !== null && hasCa && !checking.includes(mode))
    faults.push(
      `${setting}: sslmode=${mode} checks no certificate: expected ${oneOf(checking)} with a file of certificates`
    )
  return faults
}

/** The certificates in a file, or why there are none. */
const certificatesIn = (
  name: string,
  path: string
): { readonly pem: string } | { readonly fault: string } => {
  try {
    const pem = readFileSync(path, "utf8")
    new X509Certificate(pem)
    return { pem }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const why =
      code === "ENOENT" ? "no such file" : code?.startsWith("ERR_OSSL") ? "no certificate in it" : message
    return { fault: `${name}=${path}: expected a file of certificates as PEM: ${why}` }
  }
}

/**
 * The server at an address, which may name several hosts, by the setting that names it and the file of DATABASE_CA; null
 * after adding to the faults, each of which ends as `several` says.
 */
const serverAt = (
  setting: string,
  several: string,
  text: string,
  file: string,
  faults: Array<string>
): (ServerSettings & { readonly hosts: ReadonlyArray<string> }) | null => {
  const fault = urlFault(text)
  const hosts = fault === null ? hostUrls(text) : null
  const url = URL.parse(hosts?.[0] ?? "")
  if (hosts === null || url === null) {
    faults.push(`${setting}: ${fault}${several}`)
    return null
  }
  const own = url.searchParams.get("sslrootcert") ?? ""
  const [name, path] =
    file === "" ? [`${setting}: sslrootcert`, own === "system" ? "" : own] : ["DATABASE_CA", file]
  faults.push(...faultsOf(setting, url, path !== ""))
  const found = path === "" ? null : certificatesIn(name, path)
  if (found !== null && "fault" in found) faults.push(found.fault)
  return { url: Redacted.make(text), ca: found !== null && "pem" in found ? found.pem : null, hosts }
}

/** The replicas at the addresses in a text, one for each host. */
const replicasAt = (text: string, file: string, faults: Array<string>): ReadonlyArray<ServerSettings> => {
  const found: Array<string> = []
  const replicas = text.split(/\s*,\s*(?=\w+:\/\/)/).flatMap((one) => {
    const server = serverAt("DATABASE_READ_URL", "; several separated by commas", one, file, found)
    return (server?.hosts ?? []).map((url) => ({ url: Redacted.make(url), ca: server?.ca ?? null }))
  })
  faults.push(...new Set(found.filter((fault) => !faults.includes(fault))))
  return replicas
}

/** The texts of the settings; empty for those that aren't set. */
interface Given {
  readonly url: string
  readonly directUrl: string
  readonly readUrl: string
  readonly ca: string
}

/** Adds to the faults what is wrong with the settings. */
export const databaseOf = (
  { ca: file, directUrl: directly, readUrl: reads, url: text }: Given,
  faults: Array<string>
): DatabaseSettings => {
  const none: DatabaseSettings = { databaseUrl: null, databaseCa: null, direct: null, replicas: [] }
  if (text === "") {
    if (file !== "") faults.push("DATABASE_CA: expected DATABASE_URL with it")
    if (directly !== "") faults.push("DATABASE_DIRECT_URL: expected DATABASE_URL, of its pooler, with it")
    if (reads !== "") faults.push("DATABASE_READ_URL: expected DATABASE_URL, of the primary, with it")
    return none
  }
  const primary = serverAt("DATABASE_URL", "", text, file, faults)
  const direct = directly === "" ? null : serverAt("DATABASE_DIRECT_URL", "", directly, file, faults)
  if (primary !== null && direct !== null && direct.hosts.length !== primary.hosts.length)
    faults.push(
      `DATABASE_DIRECT_URL: expected as many hosts as in DATABASE_URL, in the order of their poolers: ${primary.hosts.length} instead of ${direct.hosts.length}`
    )
  const replicas = reads === "" ? [] : replicasAt(reads, file, faults)
  if (primary === null) return none
  return { databaseUrl: primary.url, databaseCa: primary.ca, direct, replicas }
}
