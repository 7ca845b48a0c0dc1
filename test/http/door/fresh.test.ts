/** What the front door doesn't answer from memory any more: what was written or revoked since, or is of another day. */
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { ApiKeys, type KeyChanges } from "../../../core/mod.ts"
import { priceHeader, take } from "../../contract/stores.ts"
import { bothDoors, prices, root } from "../doors.ts"

const { answersTo, fromBoth, service, withKey } = bothDoors()

describe("the front door", () => {
  it("answers nothing that was written since", async () => {
    const secret = await withKey()
    const path = `${prices}?limit=1`
    const { answers: before } = await answersTo({ path }, secret)
    await service.run(take("prices", [priceHeader, "AAPL,2020-09-03,126,128,120,120.88,257599640"]))
    const { answers, routed } = await answersTo({ path }, secret)
    assert.strictEqual(routed, 1)
    assert.notDeepEqual(answers[0], before[0])
    assert.strictEqual((await service.send("GET", path, secret)).json.data[0].close, 120.88)
  })

  it("answers no body of an earlier day", async () => {
    const path = `${prices}?limit=1`
    service.time.now = Date.parse("2024-07-02T03:59:59Z")
    await fromBoth({ path }, withKey)
    service.time.now = Date.parse("2024-07-02T04:00:00Z")
    const { answers } = await answersTo({ path }, await withKey())
    assert.strictEqual((await service.send("GET", path, await withKey())).json.data[0].close, 13.14)
    assert.strictEqual(new Set(answers.map(([, , bytes]) => String(bytes))).size, 1)
  })

  it("refuses a key from the moment that it is revoked", async () => {
    const { id, secret } = await service.key()
    const headers = { "x-api-key": secret }
    await answersTo({ path: prices }, headers)
    await service.run(Effect.flatMap(ApiKeys, (keys) => keys.revoke(id)))
    assert.strictEqual((await service.send("GET", prices, headers)).status, 401)
  })

  it("sees a key's new scopes and limit at once", async () => {
    const { id, secret } = await service.key({ rate_limit: 100 })
    const headers = { "x-api-key": secret }
    const change = (wanted: KeyChanges) =>
      service.run(Effect.flatMap(ApiKeys, (keys) => keys.change(id, wanted)))
    await answersTo({ path: prices }, headers)
    await change({ rate_limit: 50 })
    const limited = await service.send("GET", prices, headers)
    assert.strictEqual(limited.headers.get("x-ratelimit-limit"), "50")
    await change({ scopes: ["read:news"] })
    assert.strictEqual((await service.send("GET", prices, headers)).status, 403)
  })

  it("keeps links to a host from clients of another", async () => {
    const path = `${root}/research/reports`
    const secret = await withKey()
    const linksFrom = async (host: string) => {
      const request = () => new Request(`http://${host}${path}`, { headers: secret })
      await service.handler(request())
      return (await service.handler(request())).text()
    }
    assert.include(await linksFrom("one.example"), "http://one.example/files")
    assert.include(await linksFrom("other.example"), "http://other.example/files")
  })
})
