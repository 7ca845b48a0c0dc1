/** Writes into the built site, for its server, which files and answers each page needs first: `first` of apps/site/src/first.ts. */
import { resolve } from "node:path"
import type { Plugin, Rolldown } from "vite"
import { createClient } from "../adapters/client/mod.ts"
import { operations } from "../adapters/client/operations.ts"
import { type First, type FirstAnswer, first } from "../apps/site/src/first.ts"

const sources = resolve(import.meta.dirname, "../apps/site/src")

/** The addresses of the files that a page needs, those first without which it shows nothing. */
const filesOf = (bundle: Rolldown.OutputBundle, modules: ReadonlyArray<string>): ReadonlyArray<string> => {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
  const reached = (chunk: Rolldown.OutputChunk | undefined, known = new Set<string>()): Set<string> => {
    if (chunk === undefined || known.has(chunk.fileName)) return known
    known.add(chunk.fileName)
    for (const name of chunk.imports) {
      reached(
        chunks.find(({ fileName }) => fileName === name),
        known
      )
    }
    return known
  }
  const entry = reached(chunks.find(({ isEntry }) => isEntry))
  const styles = Object.keys(bundle).filter((name) => name.endsWith(".css"))
  const all = modules.flatMap((module) => {
    const place = resolve(sources, module)
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === place)
    if (chunk === undefined)
      throw new Error(`${module} has no file of its own, as a page that is loaded later has`)
    return [...reached(chunk)]
  })
  return [...new Set([...styles, ...entry, ...all])].map((name) => `/${name}`)
}

/** The address at which the client asks for an answer, with `{slug}` or `{company_id}` for the company, `{slugs}` for several. */
const addressOf = async ({ name, parameters }: FirstAnswer): Promise<string> => {
  let address = ""
  const client = createClient({
    baseUrl: "http://localhost",
    fetch: (request) => {
      const { pathname, search } = new URL(request instanceof Request ? request.url : request)
      address = pathname + search
      return Promise.resolve(Response.json({}))
    }
  })
  const [of] = /(?<=\{)\w+(?=\})/.exec(operations[name].path) ?? []
  const call = client[name] as (given: object) => Promise<unknown>
  await call({ ...(of === undefined ? {} : { [of]: `{${of}}` }), ...parameters })
  return address.replace(/%7B(\w+)%7D/g, "{$1}")
}

const neededBy = async (bundle: Rolldown.OutputBundle, { answers, modules }: First) => ({
  files: filesOf(bundle, modules),
  answers: await Promise.all(
    answers.map(async (answer) => ({
      address: await addressOf(answer),
      isChosen: answer.isChosen ?? false
    }))
  )
})

export const siteNeeds: Plugin = {
  name: "site-needs",
  // After the style sheet is there.
  generateBundle: {
    order: "post",
    async handler(_, bundle) {
      const needs = Object.entries(first).map(
        async ([path, page]) => [path, await neededBy(bundle, page)] as const
      )
      const source = JSON.stringify(Object.fromEntries(await Promise.all(needs)))
      this.emitFile({ type: "asset", fileName: "needs.json", source })
    }
  }
}
