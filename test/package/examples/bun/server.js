/** A server on Bun, which SIGTERM ends once it has answered what is under way. */
import { createFindata } from "findata/embed"

const findata = await createFindata({ memory: true, sample: true })
const { key } = await findata.keys.create({ name: "b", scopes: ["read:stock"] })
const server = Bun.serve({
  port: 0,
  fetch: (request, server) => {
    console.log("asked")
    return findata.fetch(request, { clientAddress: server.requestIP(request)?.address })
  }
})
process.once("SIGTERM", async () => {
  await server.stop()
  await findata.close()
})
console.log(JSON.stringify({ address: server.url.href, key }))
