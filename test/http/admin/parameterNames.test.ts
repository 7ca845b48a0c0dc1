/** Messages of imports over HTTP name parameters, not flags of a command. */
import { globSync, readFileSync } from "node:fs"
import { assert, it } from "@effect/vitest"
import { inParameters } from "../../../adapters/http/server/handlers/admin/parameterNames.ts"

it.for([
  ["pass --basis raw or --basis splits", "pass basis=raw or basis=splits"],
  [
    "No column symbol, or pass --symbol for a file of one security",
    "No column symbol, or pass symbol for a file of one security"
  ],
  ["or --symbol-from-name where files are named", "or symbol_from_name=true where files are named"],
  ["File refused (--strict): nothing was written", "File refused (strict=true): nothing was written"],
  ["Unknown symbol X: pass --create-companies", "Unknown symbol X: pass create_companies=true"],
  ["pass --date-order mdy or dmy", "pass date_order=mdy or dmy"],
  ["--thousands comma and --decimal comma are", "thousands=comma and decimal=comma are"],
  ["leave out --decimal and --thousands", "leave out decimal and thousands"],
  ["Rename columns with --map COLUMN=FIELD,...", "Rename columns with map=COLUMN=FIELD,..."],
  ["pass --set volume=0 where there is none", "pass set=volume=0 where there is none"],
  ["--map names no field x; the fields are", "map names no field x; the fields are"],
  ["(--format yahoo, eodhd, ...), or --basis raw", "(price_format=yahoo, eodhd, ...), or basis=raw"],
  [
    "name the company of all of them (--company SLUG), or",
    "name the company of all of them (company=SLUG), or"
  ],
  ["pass --encoding, such as windows-949", "pass encoding, such as windows-949"],
  ["--other and a--basis stay, --basisx too", "--other and a--basis stay, --basisx too"]
] as const)("%s", ([text, expected]) => {
  assert.strictEqual(inParameters(text), expected)
})

/** Flags of other commands: doctor, doubts, sync. */
const others: ReadonlySet<string> = new Set(["--data", "--off-session", "--since"])

it("knows every flag that messages of imports name", () => {
  const sources = ["core/imports/**/*.ts", "core/doubts/*.ts", "adapters/sources/**/*.ts"].flatMap((glob) =>
    globSync(glob)
  )
  const messages = sources.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line))
      .flatMap((line) => line.match(/(?<=["'`\s(])--[a-z][a-z-]+/g) ?? [])
  )
  assert.isAbove(messages.length, 30)
  assert.deepStrictEqual(
    messages.filter((flag) => inParameters(flag) === flag && !others.has(flag)),
    []
  )
})
