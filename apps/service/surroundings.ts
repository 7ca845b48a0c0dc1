/** What the routes use besides the services of the domain, on Node. */
import { Layer } from "effect"
import {
  Compression,
  httpSettings,
  type HttpSettings,
  OperatorsOfServer,
  Site
} from "../../adapters/http/server/mod.ts"
import { NodeCompression } from "../../adapters/node/mod.ts"
import type { Operators } from "../../core/ports.ts"
import { observer, type ObserverSettings } from "../observe/observer.ts"
import type { Settings } from "../Settings.ts"
import { signIn } from "../SignIn.ts"
import { siteFiles } from "../SiteFiles.ts"
import { bearerTokens } from "../Tokens.ts"

export const surroundings = (
  settings: HttpSettings & ObserverSettings & Pick<Settings, "signIn" | "site" | "tokens">,
  operators: Operators["Service"]
) =>
  Layer.mergeAll(
    httpSettings(settings),
    Layer.succeed(Compression, NodeCompression),
    Layer.succeed(OperatorsOfServer, operators),
    observer(settings),
    bearerTokens(settings.tokens),
    Layer.provide(signIn(settings.signIn), httpSettings(settings))
  ).pipe(Layer.provideMerge(settings.site ? Layer.effect(Site, siteFiles) : Layer.empty))
