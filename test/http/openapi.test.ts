/** The document at the project's root is the one that the service answers. */
import { expect, it } from "@effect/vitest"
import { OpenApi } from "effect/http-api"
import { Api } from "../../adapters/http/api/mod.ts"

it("openapi.json is current: vitest run -u writes it anew", async () => {
  const document = `${JSON.stringify(OpenApi.fromApi(Api), null, 2)}\n`
  await expect(document).toMatchFileSnapshot("../../openapi.json")
})
