/**
 * The reference of the interface as one page of HTML, made of its OpenAPI document: each operation with its parameters in a form
 * that sends it, what it answers, and the members of all bodies. It has its style and its script (`referenceScript.ts`) in it.
 */
import type { Json } from "../../../api/openapi/Json.ts"
import { plainRoutes } from "../../exchange/plainRoutes.ts"
import { escaped, prose } from "./html.ts"
import { referenceScript } from "./referenceScript.ts"
import { referenceStyle } from "./referenceStyle.ts"

const code = (text: unknown): string => `<code>${escaped(text)}</code>`

const paragraphs = (text: unknown): string =>
  String(text ?? "")
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${prose(paragraph)}</p>`)
    .join("")

const nameIn = (reference: string): string => reference.split("/").at(-1) ?? reference

/** What a value is: a type, choices, a body by its name, with the bounds of numbers and lists. */
const typeOf = (schema: Json): string => {
  const { anyOf, allOf, enum: choices, format, items, maximum, maxItems, minimum, $ref, type } = schema
  if (typeof $ref === "string") return `<a href="#body-${escaped(nameIn($ref))}">${escaped(nameIn($ref))}</a>`
  if (Array.isArray(choices)) return choices.map(code).join(" ")
  if (Array.isArray(anyOf)) return anyOf.map(typeOf).join(" or ")
  if (Array.isArray(allOf)) return allOf.map(typeOf).join(" and ")
  if (items !== undefined)
    return `list of ${typeOf(items)}${maxItems === undefined ? "" : `, at most ${maxItems}`}`
  const bounds =
    minimum !== undefined && maximum !== undefined
      ? `, ${minimum} to ${maximum}`
      : minimum !== undefined
        ? `, from ${minimum}`
        : maximum !== undefined
          ? `, to ${maximum}`
          : ""
  const shown = type === undefined ? "any" : [type].flat().join(" or ")
  return escaped(`${format === "date" || format === "date-time" ? format : shown}${bounds}`)
}

/** A row for each member of a body, those of objects within it under their path. */
const memberRows = (schema: Json, path = ""): string => {
  const rows = Object.entries<Json>(schema["properties"] ?? {}).map(([name, member]) => {
    const own = `${path}${name}`
    const within = member["items"]?.properties === undefined ? member : member["items"]
    const isOptional = !(schema["required"] ?? []).includes(name)
    const row = `<tr><td>${code(own)}${isOptional ? " <small>optional</small>" : ""}</td><td>${typeOf(member)}</td><td>${prose(member["description"])}</td></tr>`
    return row + memberRows(within, `${own}.`)
  })
  const { additionalProperties: others } = schema
  const rest =
    typeof others === "object"
      ? `<tr><td>${escaped(path)}<em>others</em></td><td>${typeOf(others)}</td><td>${prose(others["description"])}</td></tr>`
      : ""
  return rows.join("") + rest
}

const bodySection = ([name, schema]: readonly [string, Json]): string =>
  `<details class="body"><summary><h3 id="body-${escaped(name)}">${escaped(name)}</h3></summary>${paragraphs(schema["description"])}<div class="scroll"><table><thead><tr><th scope="col">Member</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${memberRows(schema)}</tbody></table></div></details>`

/** An operation with what a reader finds it by. */
interface Operation {
  readonly method: string
  readonly path: string
  readonly definition: Json
}

const operationsOf = (document: Json): ReadonlyArray<Operation> =>
  Object.entries<Json>(document["paths"]).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, definition]) => ({
      method: method.toUpperCase(),
      path,
      definition
    }))
  )

/** The target of a reference within the document, or the value itself. */
const resolvedIn =
  (document: Json) =>
  (value: Json): Json =>
    typeof value["$ref"] === "string"
      ? value["$ref"]
          .split("/")
          .slice(1)
          .reduce((found: Json, name: string) => found[name], document)
      : value

/** The values of examples by their names, without those that aren't sent. */
const valuesOf = (examples: Json = {}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries<Json>(examples).flatMap(([name, { value, "x-disabled": isDisabled }]) =>
      isDisabled === true ? [] : [[name, value]]
    )
  )

/** A control with the values that examples give it; empty it isn't sent. */
const control = (operationId: string, parameter: Json): string => {
  const { examples, in: place, name, required = false, schema } = parameter
  const id = escaped(`${operationId}-${name}`)
  const attributes = `id="${id}" name="${escaped(name)}" data-in="${escaped(place)}" data-examples="${escaped(JSON.stringify(valuesOf(examples)))}"${required === true ? " required" : ""}`
  if (Array.isArray(schema?.enum))
    return `<select ${attributes}>${required === true ? "" : `<option value="">${schema.default === undefined ? "" : escaped(`default: ${schema.default}`)}</option>`}${schema.enum.map((choice: unknown) => `<option>${escaped(choice)}</option>`).join("")}</select>`
  const hint = schema?.default === undefined ? "" : ` placeholder="${escaped(schema.default)}"`
  return `<input ${attributes}${hint} autocomplete="off" spellcheck="false">`
}

const parameterRow = (operationId: string, parameter: Json): string => {
  const { description, in: place, name, required = false, schema } = parameter
  const standard = schema?.default === undefined ? "" : ` <small>default ${code(schema.default)}</small>`
  return `<tr><td><label for="${escaped(`${operationId}-${name}`)}">${code(name)}</label> <small>${escaped(place)}${required === true ? ", required" : ""}</small></td><td>${control(operationId, parameter)}</td><td>${prose(description)}<br><small>${typeOf(schema ?? {})}</small>${standard}</td></tr>`
}

/** The names of an operation's examples: of the body, of parameters. */
const exampleNames = (parameters: ReadonlyArray<Json>, content: Json | undefined): ReadonlyArray<string> => [
  ...new Set([
    ...Object.keys(content?.["examples"] ?? {}),
    ...parameters.flatMap(({ examples }) => Object.keys(examples ?? {}))
  ])
]

const requestForm = (document: Json, { definition, method, path }: Operation): string => {
  const resolved = resolvedIn(document)
  const { operationId } = definition
  const parameters: ReadonlyArray<Json> = (definition["parameters"] ?? []).map(resolved)
  const [[type, content] = []] = Object.entries<Json>(definition["requestBody"]?.content ?? {})
  const names = exampleNames(parameters, content)
  const choice =
    names.length < 2
      ? ""
      : `<label>Example <select data-chooses>${names.map((name) => `<option>${escaped(name)}</option>`).join("")}</select></label> `
  const values = valuesOf(content?.["examples"])
  const body =
    type === undefined
      ? ""
      : `<label for="${escaped(operationId)}-body">Body, ${code(type)}${content?.["schema"]?.$ref === undefined ? "" : `, ${typeOf(content["schema"])}`}</label><textarea id="${escaped(operationId)}-body" data-in="body" data-type="${escaped(type)}" data-examples="${escaped(JSON.stringify(values))}" rows="8" spellcheck="false"></textarea>`
  const table =
    parameters.length === 0
      ? ""
      : `<div class="scroll"><table class="parameters"><thead><tr><th scope="col">Parameter</th><th scope="col">Value</th><th scope="col">Meaning</th></tr></thead><tbody>${parameters.map((parameter) => parameterRow(operationId, parameter)).join("")}</tbody></table></div>`
  const schemes = (definition["security"] ?? []).flatMap((one: Json) => Object.keys(one)).join(" ")
  return `<form data-method="${method}" data-path="${escaped(path)}" data-schemes="${escaped(schemes)}">${table}${body}<p>${choice}<button>Send the request</button></p><output></output></form>`
}

/** The first example of an answer, as it was answered. */
const exampleOf = (content: Json): string => {
  const [first] = Object.values<Json>(content).flatMap(({ examples = {} }) => Object.values<Json>(examples))
  if (first === undefined) return ""
  const { summary = "", value } = first
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 1)
  return `<details class="example"><summary>Example: ${code(summary)}</summary><pre tabindex="0">${escaped(text)}</pre></details>`
}

const answersOf = (document: Json, definition: Json): string => {
  const resolved = resolvedIn(document)
  const answers = Object.entries<Json>(definition["responses"]).map(
    ([status, answer]) => [status, resolved(answer)] as const
  )
  const rows = answers.map(([status, { content = {}, description }]) => {
    const bodies = Object.entries<Json>(content).map(
      ([type, { schema = {} }]) =>
        `${code(type)} ${schema["$ref"] === undefined && schema["anyOf"] === undefined ? "" : typeOf(schema)}`
    )
    return `<tr><td>${code(status)}</td><td>${bodies.join("<br>")}</td><td>${prose(description)}</td></tr>`
  })
  const good = answers.find(([status]) => status.startsWith("2"))
  return `<div class="scroll"><table><thead><tr><th scope="col">Status</th><th scope="col">Body</th><th scope="col">When</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>${good === undefined ? "" : exampleOf(good[1]["content"] ?? {})}`
}

const operationSection = (document: Json, operation: Operation): string => {
  const { definition, method, path } = operation
  const { description, operationId, summary } = definition
  const id = escaped(operationId)
  return `<details class="operation" data-text="${escaped(`${method} ${path} ${operationId} ${summary}`.toLowerCase())}"><summary><h3 id="${id}"><span class="method">${method}</span> ${code(path)} <span class="summary">${escaped(summary)}</span></h3></summary>${paragraphs(description)}<p class="muted">In the clients: ${code(operationId)}</p>${requestForm(document, operation)}<h4>Answers</h4>${answersOf(document, definition)}</details>`
}

const anchorOf = (tag: string): string => `tag-${escaped(tag.toLowerCase().replaceAll(" ", "-"))}`

/** The page, of the document as it is served; `base` is the path that addresses of this server begin with. */
export const referencePage = (document: Json, base: string): string => {
  const operations = operationsOf(document)
  const ofTag = Map.groupBy(operations, ({ definition }) => String(definition["tags"]?.[0]))
  const tags: ReadonlyArray<Json> = document["tags"].filter(({ name }: Json) => ofTag.has(name))
  const links = tags.map(({ name }) => `<li><a href="#${anchorOf(name)}">${escaped(name)}</a></li>`)
  const sections = tags.map(
    ({ description, name }) =>
      `<section class="tag"><h2 id="${anchorOf(name)}">${escaped(name)}</h2>${paragraphs(description)}${(ofTag.get(name) ?? []).map((operation) => operationSection(document, operation)).join("")}</section>`
  )
  const { description, title, version } = document["info"]
  const schemas = Object.entries<Json>(document["components"].schemas).toSorted(([a], [b]) =>
    a < b ? -1 : 1
  )
  return `<!doctype html>
<html lang="en" data-base="${escaped(base)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} API</title>
<style>${referenceStyle}</style>
</head>
<body>
<a class="skip" href="#operations">To the operations</a>
<header>
<h1>${escaped(title)} API <small>${escaped(version)}</small></h1>
${paragraphs(description)}
<p>As a file: <a href="${escaped(base)}${plainRoutes.openapi.path}">openapi.json</a>. <a href="${escaped(base)}${plainRoutes.indicators.path}">Indicators</a>: a page for each, with its formula and a picture.</p>
<form id="access"><label>API key <input id="key" type="password" autocomplete="off" spellcheck="false"></label> <label>Bearer token <input id="token" type="password" autocomplete="off" spellcheck="false"></label> <small class="muted">Kept until the tab is closed, and sent with the requests below that need it.</small></form>
</header>
<nav aria-label="Parts"><ul>${links.join("")}<li><a href="#bodies">Bodies</a></li></ul></nav>
<main id="operations" tabindex="-1">
<p><label>Find an operation <input id="find" type="search" autocomplete="off" spellcheck="false"></label> <span id="found" role="status" class="muted"></span></p>
${sections.join("\n")}
<section><h2 id="bodies">Bodies</h2>${schemas.map(bodySection).join("\n")}</section>
</main>
<script>${referenceScript}</script>
</body>
</html>
`
}
