/** The service over a world, for the tests of a file or a group: opened before them and closed after them. */
import { afterAll, afterEach, beforeAll, beforeEach } from "@effect/vitest"
import type { World } from "../fixtures/World.ts"
import { type Ask, caller } from "./basic.ts"
import { type Visitor, visitor } from "./pages.ts"
import { openWorld, reader, type Reader, type Service } from "./service.ts"

export interface Served extends Omit<Service, "close"> {
  /** GET below `/api/public/v1`, with a key of scope read:all. */
  readonly get: Reader
  /** GET below `/api/v1/financial-v4`, on trial. */
  readonly ask: Ask
  /** GET of a company page, below `/v1`, without a key. */
  readonly visit: Visitor
}

/** The functions that send to the service that is open at the moment. */
const servedBy = (open: () => Service): Served => {
  const readers = new WeakMap<Service, Promise<Reader>>()
  const readerOf = (service: Service): Promise<Reader> => {
    const known = readers.get(service) ?? reader(service)
    readers.set(service, known)
    return known
  }
  return {
    get time() {
      return open().time
    },
    get logged() {
      return open().logged
    },
    handler: (request) => open().handler(request),
    send: (...request) => open().send(...request),
    key: (wanted) => open().key(wanted),
    run: (effect) => open().run(effect),
    get: async (...request) => (await readerOf(open()))(...request),
    ask: (...request) => caller(open())(...request),
    visit: (...request) => visitor(open())(...request)
  }
}

const served = (
  world: World,
  before: (open: () => Promise<void>) => void,
  after: (close: () => Promise<void>) => void
): Served => {
  let service: Service | undefined
  before(async () => {
    service = await openWorld(world)
  })
  after(async () => {
    await service?.close()
    service = undefined
  })
  return servedBy(() => {
    if (service === undefined)
      throw new Error("The service is open while tests run, not while they are registered")
    return service
  })
}

/** One service for all tests: they don't change each other's data. */
export const serviceOver = (world: World): Served => served(world, beforeAll, afterAll)

/** A service for each test, which may change it. */
export const freshServiceOver = (world: World): Served => served(world, beforeEach, afterEach)
