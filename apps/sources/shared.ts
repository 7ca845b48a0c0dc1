/**
 * The modules that plug-ins share with this program: they import these by name and get the program's own, because
 * services and schemas of two copies would be incompatible.
 */
import * as effect from "effect"
import * as ai from "effect/ai"
import * as cli from "effect/cli"
import * as cluster from "effect/cluster"
import * as crypto from "effect/crypto"
import * as devtools from "effect/devtools"
import * as encoding from "effect/encoding"
import * as eventlog from "effect/eventlog"
import * as graphql from "effect/graphql"
import * as http from "effect/http"
import * as httpApi from "effect/http-api"
import * as net from "effect/net"
import * as observability from "effect/observability"
import * as persistence from "effect/persistence"
import * as process from "effect/process"
import * as reactivity from "effect/reactivity"
import * as rpc from "effect/rpc"
import * as schema from "effect/schema"
import * as socket from "effect/socket"
import * as sql from "effect/sql"
import * as testing from "effect/testing"
import * as workers from "effect/workers"
import * as workflow from "effect/workflow"
import * as findata from "../../core/mod.ts"
import * as indicators from "../../core/indicators/mod.ts"
import * as html from "../../adapters/html/mod.ts"
import * as api from "../../adapters/http/api/mod.ts"
import * as clientEffect from "../../adapters/client/effect.ts"
import * as client from "../../adapters/client/mod.ts"
import * as server from "../../adapters/http/server/mod.ts"
import * as jwt from "../../adapters/jwt/mod.ts"
import * as memory from "../../adapters/memory/mod.ts"
import * as node from "../../adapters/node/mod.ts"
import * as postgres from "../../adapters/postgres/mod.ts"
import * as sources from "../../adapters/sources/mod.ts"
import * as findataSql from "../../adapters/sql/mod.ts"
import * as sqlite from "../../adapters/sqlite/mod.ts"
import * as web from "../../adapters/web/mod.ts"

type Names = Readonly<Record<string, unknown>>

const modules: ReadonlyMap<string, Names> = new Map<string, Names>(
  Object.entries({
    effect,
    "effect/ai": ai,
    "effect/cli": cli,
    "effect/cluster": cluster,
    "effect/crypto": crypto,
    "effect/devtools": devtools,
    "effect/encoding": encoding,
    "effect/eventlog": eventlog,
    "effect/graphql": graphql,
    "effect/http": http,
    "effect/http-api": httpApi,
    "effect/net": net,
    "effect/observability": observability,
    "effect/persistence": persistence,
    "effect/process": process,
    "effect/reactivity": reactivity,
    "effect/rpc": rpc,
    "effect/schema": schema,
    "effect/socket": socket,
    "effect/sql": sql,
    "effect/testing": testing,
    "effect/workers": workers,
    "effect/workflow": workflow,
    findata,
    "findata/html": html,
    "findata/http/api": api,
    "findata/client": client,
    "findata/client/effect": clientEffect,
    "findata/http/server": server,
    "findata/indicators": indicators,
    "findata/jwt": jwt,
    "findata/memory": memory,
    "findata/node": node,
    "findata/postgres": postgres,
    "findata/sources": sources,
    "findata/sql": findataSql,
    "findata/sqlite": sqlite,
    "findata/web": web
  })
)

const isModule = (value: unknown): value is Names =>
  typeof value === "object" && value !== null && Reflect.get(value, Symbol.toStringTag) === "Module"

/** What a module that is imported by this name exports; null when it isn't shared. */
export const sharedModule = (name: string): Names | null => {
  const whole = modules.get(name)
  if (whole !== undefined) return whole
  // `effect/Stream` is the member `Stream` of `effect`.
  const at = name.lastIndexOf("/")
  const member = modules.get(name.slice(0, at))?.[name.slice(at + 1)]
  return isModule(member) ? member : null
}
