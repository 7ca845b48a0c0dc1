/** Which identifiers a text may be. */
import { assert, it } from "@effect/vitest"
import { identifiersIn } from "../../../core/companies/Identifier.ts"

it.for([
  ["320193", ["cik 0000320193"]],
  ["0000320193", ["cik 0000320193"]],
  ["CIK0000320193", ["cik 0000320193"]],
  [" cik 320193 ", ["cik 0000320193"]],
  ["CIK: 5272", ["cik 0000005272"]],
  ["5272", []],
  ["00126380", ["corp_code 00126380", "cik 0000126380"]],
  ["us0378331005", ["isin US0378331005"]],
  ["US037833100", []],
  ["US03783310055", []],
  ["12345678901", []],
  ["AAPL", []],
  ["", []]
] as ReadonlyArray<readonly [string, ReadonlyArray<string>]>)("%j may be %j", ([text, identifiers]) => {
  assert.deepStrictEqual(
    identifiersIn(text).map(({ type, value }) => `${type} ${value}`),
    [...identifiers]
  )
})
