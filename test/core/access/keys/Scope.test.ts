/** What a scope allows. */
import { assert, it } from "@effect/vitest"
import { Scope } from "../../../../core/mod.ts"
import { allows } from "../../../../core/access/keys/Scope.ts"

it.for(Scope.literals)("read:all allows what requires %s", (required) => {
  assert.isTrue(allows(["read:all"], required))
})

it.for(Scope.literals.filter((scope) => scope !== "read:all"))(
  "%s allows itself and nothing else",
  (granted) => {
    assert.deepStrictEqual(
      Scope.literals.filter((required) => allows([granted], required)),
      [granted]
    )
  }
)

it("several scopes allow what each of them allows", () => {
  const granted: ReadonlyArray<Scope> = ["read:news", "read:stock"]
  assert.sameMembers(
    Scope.literals.filter((required) => allows(granted, required)),
    [...granted]
  )
})

it("an empty list of scopes allows nothing", () => {
  assert.isFalse(Scope.literals.some((required) => allows([], required)))
})
