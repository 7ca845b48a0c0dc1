/** The HTTP server on Node: the routes over the services over the chosen store. */
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import { Duration, Effect, Exit, Layer } from "effect"
import { HttpRouter } from "effect/http"
import {
  commonHeaders,
  FrontDoor,
  frontDoor,
  type HttpSettings,
  IsStopping,
  routerConfig,
  routes,
  SyncsOfServer,
  BulkReadsOfServer
} from "../../adapters/http/server/mod.ts"
import { NodeDigest } from "../../adapters/node/mod.ts"
import type { QuotaStore } from "../../core/ports.ts"
import { reportFiles } from "../Files.ts"
import type { ObserverSettings } from "../observe/observer.ts"
import { type ServiceSettings, servicesOver } from "../Services.ts"
import type { Settings } from "../Settings.ts"
import { threadedReads } from "../bulk/bulkThread.ts"
import { companySyncs } from "../syncs/companySyncs.ts"
import { terms } from "../syncs/Sources.ts"
import type { Store } from "../Store.ts"
import type { FrontServer } from "../listener/FrontServer.ts"
import { grace } from "../listener/grace.ts"
import { listenerOf } from "../listener/listener.ts"
import { operatorsOf } from "../service/operators.ts"
import type { QuotaFailure } from "../service/quotas.ts"
import { surroundings } from "../service/surroundings.ts"

/** The services of the domain, over a store's ports. */
export const services = (
  store: Store,
  settings: ServiceSettings & Pick<Settings, "sourceVisibility">,
  quotas?: Layer.Layer<QuotaStore, QuotaFailure>
) =>
  servicesOver(store.stores, settings, {
    digest: NodeDigest.layer,
    ...(quotas === undefined ? {} : { quotas })
  }).pipe(Layer.provide(terms(settings.sourceVisibility)))

type ServerSettings = HttpSettings &
  Pick<
    Settings,
    "host" | "port" | "site" | "tokens" | "signIn" | "data" | "files" | "uploads" | "drainSeconds"
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
  drainSeconds,
  host,
  port,
  reusePort = false,
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
      surroundings(rest, operatorsOf(store, rest)),
      Layer.effect(SyncsOfServer, companySyncs(store)),
      Layer.sync(BulkReadsOfServer, threadedReads),
      reportFiles(rest, null)
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

const systemError = (error: unknown): Partial<NodeJS.ErrnoException> =>
  (error as { readonly cause?: NodeJS.ErrnoException }).cause ?? {}

/** Whether the port is in use by another process. */
export const isPortTaken = (error: unknown): boolean => systemError(error).code === "EADDRINUSE"

/** Whether the system doesn't let this process listen there. */
export const isUnlistenable = (error: unknown): boolean => systemError(error).syscall === "listen"

/** What the system says of it. */
export const causeOf = (error: unknown): string => systemError(error).message ?? ""
