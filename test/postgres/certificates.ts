/** Certificates for a server on this machine, made by openssl: null where it isn't installed. */
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export interface Certificates {
  /** The authority's own, as PEM. */
  readonly ca: string
  /** The server's, for the host `localhost` alone. */
  readonly certificate: string
  readonly key: string
}

const elliptic = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]

export const makeCertificates = (): Certificates | null => {
  const directory = mkdtempSync(join(tmpdir(), "findata-certificates-"))
  const openssl = (...args: ReadonlyArray<string>) =>
    execFileSync("openssl", args, { cwd: directory, stdio: "pipe" })
  const made = (name: string) => readFileSync(join(directory, name), "utf8")
  try {
    openssl(
      "req",
      "-x509",
      ...elliptic,
      "-keyout",
      "ca.key",
      "-out",
      "ca.crt",
      "-subj",
      "/CN=An authority",
      "-days",
      "2"
    )
    openssl("req", ...elliptic, "-keyout", "server.key", "-out", "server.csr", "-subj", "/CN=localhost")
    writeFileSync(join(directory, "names"), "subjectAltName=DNS:localhost")
    const signed = ["-CA", "ca.crt", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2", "-extfile", "names"]
    openssl("x509", "-req", "-in", "server.csr", "-out", "server.crt", ...signed)
    return { ca: made("ca.crt"), certificate: made("server.crt"), key: made("server.key") }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null
    throw error
  } finally {
    rmSync(directory, { recursive: true })
  }
}
