/** The built site, where `--allow-read=build/site` lets the server read it; null elsewhere. */
import { assetsOf, type SiteFiles } from "../../adapters/http/server/mod.ts"

const place = new URL("../../build/site/", import.meta.url)

const filesIn = async (directory: URL, path = "/"): Promise<ReadonlyArray<readonly [string, Uint8Array]>> => {
  const found = []
  for await (const { isDirectory, name } of Deno.readDir(directory)) {
    found.push(
      isDirectory
        ? filesIn(new URL(`${name}/`, directory), `${path}${name}/`)
        : Deno.readFile(new URL(name, directory)).then((bytes) => [[`${path}${name}`, bytes] as const])
    )
  }
  return (await Promise.all(found)).flat()
}

/** Never asks for the permission. */
export const siteFiles = async (): Promise<SiteFiles | null> => {
  const { state } = await Deno.permissions.query({ name: "read", path: place })
  if (state !== "granted") return null
  const files = await filesIn(place).catch((error) => {
    if (error instanceof Deno.errors.NotFound) return []
    throw error
  })
  return assetsOf(new Map(files))
}
