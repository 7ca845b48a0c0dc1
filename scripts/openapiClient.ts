/** Writes the types of a client, as openapi-typescript makes them of the OpenAPI document. */
import { readFileSync, writeFileSync } from "node:fs"
import { registerHooks } from "node:module"

/** openapi-typescript writes by the compiler's own syntax trees, which TypeScript 7 has no JavaScript interface for. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === "typescript" ? "typescript-5" : specifier, context)
})

const { astToString, default: openapiTS } = await import("openapi-typescript")

const document = new URL("../openapi.json", import.meta.url)

/** As it stands in the repository. */
export const clientFile = new URL("../test/client/schema.ts", import.meta.url)

export const clientText = async (): Promise<string> =>
  `/** Written by scripts/openapiClient.ts: the types of a client, made of openapi.json. */\n${astToString(
    await openapiTS(JSON.parse(readFileSync(document, "utf8")), { silent: true, defaultNonNullable: false })
  )}`

if (import.meta.main) writeFileSync(clientFile, await clientText())
