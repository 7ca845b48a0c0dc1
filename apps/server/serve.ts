/** The HTTP server on Node: the routes over the services over the chosen store. */
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Duration, Effect, Exit, Layer } from "effect"
import { SecureRandom } from "effect/crypto"
import { HttpRouter } from "effect/http"
import {
  BasicOpen,
  BodyCacheBytes,
  commonHeaders,
  Compression,
  CorsOrigins,
  FrontDoor,
  frontDoor,
  IsStopping,
  OperatorsOfServer,
  PagesOpen,
  routerConfig,
  routes,
  TrialRateLimit,
  TrustProxy
} from "../../adapters/http/server/mod.ts"
import { MemoryQuotaStore } from "../../adapters/memory/mod.ts"
import { NodeCompression, NodeDigest } from "../../adapters/node/mod.ts"
import { ApiKeys, dataServices, IndexSymbol, KeysPerOwner, type QuotaStore } from "../../core/mod.ts"
import { servedFiles } from "../Files.ts"
import { observer, type ObserverSettings } from "../observe/observer.ts"
import type { Settings } from "../Settings.ts"
import { licences } from "../Sources.ts"
import type { Store } from "../Store.ts"
import { bearerTokens } from "../Tokens.ts"
import { type FrontServer, grace } from "./FrontServer.ts"
import { listenerOf } from "./listener.ts"
import { operatorsOf } from "./operators.ts"
import type { QuotaFailure } from "./quotas.ts"

/** The services of the domain, over a store's ports. */
export const services = (
  store: Store,
  { indexSymbol, keysPerOwner }: Pick<Settings, "indexSymbol" | "keysPerOwner">,
  quotas: Layer.Layer<QuotaStore, QuotaFailure> = MemoryQuotaStore.layer
) =>
  Layer.mergeAll(dataServices, ApiKeys.layer).pipe(
    Layer.provide([
      Layer.succeed(IndexSymbol, indexSymbol),
      Layer.succeed(KeysPerOwner, keysPerOwner),
      licences
    ]),
    Layer.provideMerge(Layer.mergeAll(store.stores, quotas, NodeDigest.layer, SecureRandom.layerWebCrypto))
  )

type ServerSettings = Pick<
  Settings,
  | "host"
  | "port"
  | "bodyCacheBytes"
  | "pagesOpen"
  | "basicOpen"
  | "trialRateLimit"
  | "trustProxy"
  | "tokens"
  | "data"
  | "files"
  | "cdnBaseUrl"
  | "publicUrl"
  | "drainSeconds"
  | "corsOrigins"
>

/** Drains the server when it is interrupted, for so long that no balancer sends it any more requests. */
const drained = (listener: FrontServer, seconds: number) =>
  Layer.effectDiscard(
    Effect.addFinalizer((exit) => {
      listener.drain()
      return Exit.hasInterrupts(exit) ? Effect.sleep(Duration.seconds(seconds)) : Effect.void
    })
  )

/**
 * How many connections the system holds that the server hasn't taken yet; its own limit is often lower (net.core.somaxconn
 * of Linux). Clients try one that it doesn't hold again after 1, 3, 7 and more seconds.
 */
const backlog = 4096

/**
 * Listens for the duration of its scope, on a port that others share when `reusePort` says so. Once it is interrupted it
 * still answers for `drainSeconds`, though `/readyz` by 503; then it closes the port, and waits up to `grace` for
 * requests under way.
 */
export const server = ({
  basicOpen,
  bodyCacheBytes,
  corsOrigins,
  drainSeconds,
  host,
  pagesOpen,
  port,
  reusePort = false,
  tokens,
  trialRateLimit,
  trustProxy,
  store,
  ...rest
}: ServerSettings & ObserverSettings & { readonly store: Store; readonly reusePort?: boolean }) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const listener = listenerOf(yield* FrontDoor, yield* commonHeaders)
      const listening = { port, host, reusePort, backlog, gracefulShutdownTimeout: Duration.millis(grace) }
      return drained(listener, drainSeconds).pipe(
        Layer.provideMerge(
          HttpRouter.serve(routes, { disableLogger: true, disableListenLog: true, routerConfig })
        ),
        Layer.provideMerge(NodeHttpServer.layer(() => listener, listening)),
        Layer.provide(Layer.succeed(IsStopping, () => listener.isStopping))
      )
    })
  ).pipe(
    Layer.provide(frontDoor),
    Layer.provide([
      Layer.succeed(BodyCacheBytes, bodyCacheBytes),
      Layer.succeed(Compression, NodeCompression),
      Layer.succeed(CorsOrigins, corsOrigins),
      Layer.succeed(OperatorsOfServer, operatorsOf(store, rest)),
      Layer.succeed(PagesOpen, pagesOpen),
      Layer.succeed(BasicOpen, basicOpen),
      Layer.succeed(TrialRateLimit, trialRateLimit),
      Layer.succeed(TrustProxy, trustProxy),
      observer(rest),
      bearerTokens(tokens),
      servedFiles(rest)
    ])
  )

/** Whether a listening host is reachable only from this machine. */
const isLoopback = (host: string): boolean => /^(localhost|::1|127(\.\d{1,3}){3})$/i.test(host)

/** A warning about access that the settings allow and the operator may not intend; null when there is none. */
export const exposure = ({
  basicOpen,
  host,
  trialRateLimit
}: Pick<Settings, "basicOpen" | "host" | "trialRateLimit">): string | null =>
  basicOpen && trialRateLimit === null && !isLoopback(host)
    ? "The basic API answers other machines without a key and without a limit: TRIAL_RATE_LIMIT limits each address, BASIC_API=key requires a key"
    : null

/** Whether the port is in use by another process. */
export const isPortTaken = (error: unknown): boolean =>
  (error as { readonly cause?: { readonly code?: string } }).cause?.code === "EADDRINUSE"
