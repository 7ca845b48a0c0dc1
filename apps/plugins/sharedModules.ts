/** Written by scripts/entries.ts: the entries of effect and findata, by the names that plug-ins import. */
import * as effect from "effect"
import * as effectTesting from "effect/testing"
import * as effectAi from "effect/ai"
import * as effectCli from "effect/cli"
import * as effectCluster from "effect/cluster"
import * as effectCrypto from "effect/crypto"
import * as effectDevtools from "effect/devtools"
import * as effectEncoding from "effect/encoding"
import * as effectEventlog from "effect/eventlog"
import * as effectHttp from "effect/http"
import * as effectHttpApi from "effect/http-api"
import * as effectNet from "effect/net"
import * as effectObservability from "effect/observability"
import * as effectPersistence from "effect/persistence"
import * as effectProcess from "effect/process"
import * as effectReactivity from "effect/reactivity"
import * as effectGraphql from "effect/graphql"
import * as effectRpc from "effect/rpc"
import * as effectSchema from "effect/schema"
import * as effectSocket from "effect/socket"
import * as effectSql from "effect/sql"
import * as effectWorkflow from "effect/workflow"
import * as effectWorkers from "effect/workers"
import * as findata from "../../core/mod.ts"
import * as findataPorts from "../../core/ports.ts"
import * as findataIndicators from "../../core/indicators/mod.ts"
import * as findataPrices from "../../core/prices/mod.ts"
import * as findataConsensus from "../../core/consensus/mod.ts"
import * as findataFinancials from "../../core/financials/mod.ts"
import * as findataShares from "../../core/shares/mod.ts"
import * as findataSessions from "../../core/sessions/mod.ts"
import * as findataSql from "../../adapters/sql/mod.ts"
import * as findataSqlite from "../../adapters/sqlite/mod.ts"
import * as findataMemory from "../../adapters/memory/mod.ts"
import * as findataNode from "../../adapters/node/mod.ts"
import * as findataJwt from "../../adapters/jwt/mod.ts"
import * as findataOidc from "../../adapters/oidc/mod.ts"
import * as findataSources from "../../adapters/sources/mod.ts"
import * as findataWeb from "../../adapters/web/mod.ts"
import * as findataHtml from "../../adapters/html/mod.ts"
import * as findataBulk from "../../adapters/bulk/mod.ts"
import * as findataHttpApi from "../../adapters/http/api/mod.ts"
import * as findataHttpServer from "../../adapters/http/server/mod.ts"
import * as findataMcp from "../../adapters/mcp/mod.ts"
import * as findataEmbed from "../../apps/embed/mod.ts"
import * as findataEmbedEffect from "../../apps/embed/effect.ts"
import * as findataClient from "../../adapters/client/mod.ts"
import * as findataClientEffect from "../../adapters/client/effect.ts"

export const sharedModules = {
  effect,
  "effect/testing": effectTesting,
  "effect/ai": effectAi,
  "effect/cli": effectCli,
  "effect/cluster": effectCluster,
  "effect/crypto": effectCrypto,
  "effect/devtools": effectDevtools,
  "effect/encoding": effectEncoding,
  "effect/eventlog": effectEventlog,
  "effect/http": effectHttp,
  "effect/http-api": effectHttpApi,
  "effect/net": effectNet,
  "effect/observability": effectObservability,
  "effect/persistence": effectPersistence,
  "effect/process": effectProcess,
  "effect/reactivity": effectReactivity,
  "effect/graphql": effectGraphql,
  "effect/rpc": effectRpc,
  "effect/schema": effectSchema,
  "effect/socket": effectSocket,
  "effect/sql": effectSql,
  "effect/workflow": effectWorkflow,
  "effect/workers": effectWorkers,
  findata,
  "findata/ports": findataPorts,
  "findata/indicators": findataIndicators,
  "findata/prices": findataPrices,
  "findata/consensus": findataConsensus,
  "findata/financials": findataFinancials,
  "findata/shares": findataShares,
  "findata/sessions": findataSessions,
  "findata/sql": findataSql,
  "findata/sqlite": findataSqlite,
  "findata/memory": findataMemory,
  "findata/node": findataNode,
  "findata/jwt": findataJwt,
  "findata/oidc": findataOidc,
  "findata/sources": findataSources,
  "findata/web": findataWeb,
  "findata/html": findataHtml,
  "findata/bulk": findataBulk,
  "findata/http/api": findataHttpApi,
  "findata/http/server": findataHttpServer,
  "findata/mcp": findataMcp,
  "findata/embed": findataEmbed,
  "findata/embed/effect": findataEmbedEffect,
  "findata/client": findataClient,
  "findata/client/effect": findataClientEffect
}
