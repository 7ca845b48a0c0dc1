/**
 * Every setting, declared once: reading it (`Settings.ts`), the options of an embedded findata, the table of
 * docs/configuration.md and the files of deployments follow.
 */
import { type LogLevel, type Redacted } from "effect"
import { baseUrl, type Trust } from "../adapters/http/server/mod.ts"
import { parseSymbol, type Visibilities } from "../core/mod.ts"
import { expectedTrust, trustOf } from "./Proxies.ts"
import { asItIs, counted, megabytes, type Setting, settingsOf, share } from "./Setting.ts"
import {
  expectedOrigins,
  expectedSitePath,
  headersOf,
  isOn,
  isPublic,
  originsOf,
  redisOf,
  sitePathOf,
  visibilitiesOf
} from "./SettingTexts.ts"
import { clientSecretOf, issuerOf, scopesOf } from "./SignIn.ts"
import { keySetOf, secretOf } from "./Tokens.ts"

export const maxWorkers = 64

const levels = ["Trace", "Debug", "Info", "Warn", "Error", "Fatal"] as const

const store = settingsOf("store")
const server = settingsOf("server")
const access = settingsOf("access")
const sources = settingsOf("sources")
const observation = settingsOf("observation")
const command = settingsOf("command")

/** A text as it is, null when unset. */
const optional = (expected: string) => ({ fallback: null, parse: asItIs, expected })

/** A text that is checked where it is used; empty when unset. */
const text = { fallback: "", parse: asItIs, expected: "a text" }

/** Who may use an interface. */
const openness = { fallback: true as boolean, parse: isPublic, expected: "public or key", default: "public" }

export const declared = {
  port: server("PORT", {
    fallback: 8080,
    ...counted("a port", 0, 65_535),
    meaning: "port to listen on"
  }),
  host: server("HOST", {
    fallback: "127.0.0.1",
    parse: asItIs,
    expected: "an address",
    meaning: "address to listen on; `0.0.0.0` for access from other machines"
  }),
  databaseUrl: store("DATABASE_URL", {
    ...text,
    meaning: "PostgreSQL; SQLite when unset",
    example: "postgres://findata:PASSWORD@127.0.0.1:5432/findata",
    isSecret: true,
    option: {
      name: "postgres",
      kind: "text",
      ofPostgres: true,
      isRequired: true,
      meaning: "`postgres://user:password@host:5432/database`, several hosts separated by commas"
    }
  }),
  databaseDirectUrl: store("DATABASE_DIRECT_URL", {
    ...text,
    meaning: "PostgreSQL itself, where `DATABASE_URL` is of a pooler of transactions such as PgBouncer",
    isSecret: true,
    option: {
      name: "direct",
      kind: "text",
      ofPostgres: true,
      meaning: "PostgreSQL itself, where `postgres` is a pooler of its transactions"
    }
  }),
  databaseCa: store("DATABASE_CA", {
    ...text,
    meaning:
      "file of the certificates, as PEM, that PostgreSQL's own may be signed by; those that Node knows when unset",
    option: {
      name: "databaseCa",
      kind: "text",
      ofPostgres: true,
      meaning: "A file of the certificates of the authorities that the server's may be signed by, as PEM"
    }
  }),
  maxConnections: store("DATABASE_CONNECTIONS", {
    fallback: 10,
    ...counted("a number", 2, 1000),
    meaning:
      "maximum number of connections of a server to PostgreSQL, at least two for each worker, beside the one of each that listens for imports and up to two of each that count requests. Of its share a worker has a fifth, at least one, for keys, one for `/readyz` from four on, and the rest for data: requests that wait for one of them leave the others to the rest",
    option: {
      name: "maxConnections",
      kind: "number",
      ofPostgres: true,
      meaning: "Connections at the most; 10 unless stated"
    }
  }),
  databaseReadUrl: store("DATABASE_READ_URL", {
    ...text,
    meaning:
      "streaming replicas to read imported data from, their URLs separated by commas; to each a worker has as many connections as to the primary for data, and one that follows it",
    isSecret: true,
    option: { name: "replicas", kind: "texts", ofPostgres: true, meaning: "The replicas that are read from" }
  }),
  maxLag: store("DATABASE_MAX_LAG", {
    fallback: 5,
    ...counted("seconds", 1, 300),
    meaning:
      "for how many seconds, 1 to 300, a replica may lack what the primary has written before it isn't read",
    option: {
      name: "maxLag",
      kind: "number",
      ofPostgres: true,
      meaning: "How old what a replica has may be, in seconds; 5 unless stated"
    }
  }),
  redisUrl: store<Redacted.Redacted | null>("REDIS_URL", {
    fallback: null,
    parse: redisOf,
    expected: "redis://user:password@host:port/number or rediss://",
    meaning:
      "`redis://` or `rediss://`: servers count the requests of keys together in this Redis (or Valkey) instead of PostgreSQL",
    example: "redis://127.0.0.1:6379",
    isSecret: true,
    option: {
      name: "redisUrl",
      kind: "text",
      meaning: "A Redis over which several programs share quotas, `redis://host:6379`"
    }
  }),
  data: store("FINDATA_DATA", {
    fallback: ".findata",
    parse: asItIs,
    expected: "a directory",
    meaning: "directory of the SQLite files",
    default: "./.findata",
    option: {
      name: "data",
      kind: "text",
      ofPostgres: true,
      meaning:
        "The directory in which files that are imported are received, and PDFs stored; `.findata` unless stated"
    }
  }),
  files: store<string | null>("FILES_DIR", {
    ...optional("a directory"),
    meaning: "directory of reports' PDFs, for imports and servers alike",
    default: "`FINDATA_DATA`/files",
    option: {
      name: "files",
      kind: "text",
      meaning:
        "The directory of the PDFs of reports; unless stated `files` in that of the store, or memory with a store in memory"
    }
  }),
  cdnBaseUrl: store<string | null>("CDN_BASE_URL", {
    fallback: null,
    parse: baseUrl,
    expected: "an address such as https://cdn.example.com/research",
    meaning:
      "address at which a copy of that directory is served, `https://cdn.example.com`; links lead to this server when unset",
    option: {
      name: "cdnBaseUrl",
      kind: "text",
      meaning: "Where another server serves the PDFs of reports by key; findata does unless stated"
    }
  }),
  publicUrl: server<string | null>("PUBLIC_URL", {
    fallback: null,
    parse: baseUrl,
    expected: "an address such as https://findata.example.com",
    meaning:
      "address at which clients reach this server, `https://findata.example.com`; each request's own when unset. With https answers have HSTS",
    example: "https://findata.example.com",
    option: {
      name: "publicUrl",
      kind: "text",
      meaning:
        "The address at which clients reach the interface, with the prefix below which it is mounted; that of each request unless stated"
    }
  }),
  sitePath: server<string | null>("SITE_PATH", {
    fallback: null,
    parse: sitePathOf,
    expected: expectedSitePath,
    meaning: "path below which clients reach this server, `/findata`: [Below a path](deploy.md#below-a-path)",
    default: "that of `PUBLIC_URL`",
    option: {
      name: "path",
      kind: "text",
      type: "`/${string}`",
      meaning:
        "The path below which the interface is mounted, `/findata`: links, pages, documents and cookies have it. Requests may come with it or, as from Express, without it. That of `publicUrl` unless stated"
    }
  }),
  trustProxy: server<Trust>("TRUST_PROXY", {
    fallback: { proxies: 0 },
    parse: trustOf,
    expected: expectedTrust,
    meaning:
      "the proxies in front, whose `X-Forwarded-For` and `X-Forwarded-Proto` count: their addresses and networks, `127.0.0.1,10.0.0.0/8`, or how many there are in a row; `true` is one",
    default: "false",
    example: "127.0.0.1",
    option: {
      name: "trustProxy",
      kind: "proxies",
      meaning:
        'The proxies in front of the program, whose `X-Forwarded-For` and `X-Forwarded-Proto` count: their addresses and networks, `["127.0.0.1", "10.0.0.0/8"]`, or how many there are; none unless stated'
    }
  }),
  workers: server<number | null>("WORKERS", {
    fallback: null,
    ...counted("a number", 1, maxWorkers),
    meaning:
      "threads that serve, also `--workers`; one where sockets can't share a port, as on macOS and Windows. Each beyond the first takes some 40 MB. They divide `BODY_CACHE_MB` and `DATABASE_CONNECTIONS`",
    default: "the cores, at most 4"
  }),
  drainSeconds: server("DRAIN_SECONDS", {
    fallback: 1,
    ...counted("seconds", 0, 300),
    meaning:
      "for how long a server that was asked to stop still accepts requests: longer than your balancer takes to notice that `/readyz` isn't 200"
  }),
  bodyCacheBytes: server("BODY_CACHE_MB", {
    ...megabytes(32, 0, 65_536),
    meaning: "size of the cache of response bodies; 0 disables it, and their compression by Brotli and gzip"
  }),
  maxUploadBytes: server("UPLOAD_MAX_MB", {
    ...megabytes(4096, 1, 1_048_576),
    meaning: "the largest file that an operator may upload, in megabytes, as it is sent and unpacked"
  }),
  freeBytes: server("UPLOAD_FREE_MB", {
    ...megabytes(512, 0, 1_073_741_824),
    meaning:
      "how many megabytes an upload leaves free on the disk of `FINDATA_DATA`; one that wouldn't is 503"
  }),
  site: server("SITE", {
    fallback: true as boolean,
    parse: isOn,
    expected: "on or off",
    meaning:
      "`off`: the server shows no pages for people at `/`, `/companies/...` and the like, and has only its interface",
    default: "on"
  }),
  corsOrigins: server<ReadonlyArray<string>>("CORS_ORIGINS", {
    fallback: [],
    parse: originsOf,
    expected: expectedOrigins,
    meaning:
      "origins whose pages browsers let read answers, `https://app.example.com`, separated by commas; `*` for any, none when unset",
    option: {
      name: "corsOrigins",
      kind: "texts",
      meaning: 'The origins whose pages may read responses; `["*"]` for any, none unless stated'
    }
  }),
  indexSymbol: server<string | null>("INDEX_SYMBOL", {
    fallback: null,
    parse: (symbol) => (parseSymbol(symbol) === null ? null : symbol),
    expected: "a symbol such as SPY or SPY:ARCA",
    meaning:
      "symbol of the market index for betas, such as `SPY`; betas are null when unset, except that `serve --sample` takes SPY",
    example: "SPY",
    option: {
      name: "indexSymbol",
      kind: "text",
      meaning: "The symbol of the market index for betas, such as SPY; none unless stated"
    }
  }),
  pagesOpen: access("COMPANY_PAGES", {
    ...openness,
    meaning:
      "`key`: company pages require a key with any scope, a bearer token or a session; `public`: they don't",
    option: {
      name: "pagesOpen",
      kind: "access",
      meaning: "Whether company pages answer without a key; true unless stated"
    }
  }),
  basicOpen: access("BASIC_API", {
    ...openness,
    meaning: "`key`: the basic API requires a key with any scope; `public`: it doesn't",
    option: {
      name: "basicOpen",
      kind: "access",
      meaning: "Whether the basic API answers without a key; true unless stated"
    }
  }),
  sourceVisibility: access<Visibilities>("SOURCE_VISIBILITY", {
    fallback: new Map(),
    parse: visibilitiesOf,
    expected: "sources with public or keys, such as krx=public,eodhd=keys",
    meaning:
      "who may read the rows of sources, `krx=public,eodhd=keys`; the others as their terms say (`findata sync SOURCE --help`). While rows of a source with `keys` are stored, `COMPANY_PAGES` and `BASIC_API` act as `key`",
    default: "by their terms",
    option: {
      name: "sourceVisibility",
      kind: "text",
      meaning:
        "Who may read the rows of sources, `krx=public,eodhd=keys`; while rows of one with keys are stored, pages and the basic API require a key. By their terms unless stated"
    }
  }),
  trialRateLimit: access<number | null>("TRIAL_RATE_LIMIT", {
    fallback: null,
    ...counted("a number", 1, 1_000_000),
    meaning:
      "limit of requests per minute without a key from each client address, to the basic API and company pages together; none when unset",
    example: "60",
    option: {
      name: "trialRateLimit",
      kind: "number",
      meaning: "Requests a minute that each client address may send without a key; any number unless stated"
    }
  }),
  keysPerOwner: access("KEYS_PER_OWNER", {
    fallback: 100,
    ...counted("a number", 1, 1_000_000),
    meaning: "how many keys, besides revoked ones, an owner may have who creates them over HTTP",
    option: {
      name: "keysPerOwner",
      kind: "number",
      meaning: "How many keys an owner of bearer tokens may have, besides revoked ones; 100 unless stated"
    }
  }),
  tokenSecret: access<Redacted.Redacted | null>("JWT_SECRET", {
    fallback: null,
    parse: secretOf,
    expected: "32 bytes at least",
    meaning:
      "HS256 secret of bearer tokens, at least 32 bytes; keys can't be managed over HTTP unless it or `JWT_JWKS_URL` is set",
    isSecret: true,
    option: { name: "tokens.secret", kind: "text", meaning: "For HS256" }
  }),
  tokenKeySet: access<URL | null>("JWT_JWKS_URL", {
    fallback: null,
    parse: keySetOf,
    expected: "an http or https URL",
    meaning: "instead of a secret: the JSON Web Key Set of the issuer of RS256 and ES256 tokens",
    option: {
      name: "tokens.keySet",
      kind: "text",
      meaning: "The address of the issuer's keys, for RS256 and ES256"
    }
  }),
  tokenIssuer: access<string | null>("JWT_ISSUER", {
    ...optional("an issuer"),
    meaning: "required `iss` of a token; any value is accepted when unset",
    option: { name: "tokens.issuer", kind: "text", meaning: "The required `iss`; any unless stated" }
  }),
  tokenAudience: access<string | null>("JWT_AUDIENCE", {
    ...optional("an audience"),
    meaning: "required `aud` of a token; any value is accepted when unset",
    option: { name: "tokens.audience", kind: "text", meaning: "The required `aud`; any unless stated" }
  }),
  signInIssuer: access<URL | null>("OIDC_ISSUER", {
    fallback: null,
    parse: issuerOf,
    expected: "an https URL, or http on this machine, without a query",
    meaning:
      "the issuer of OpenID Connect at which people sign in with their browsers; see [Signing in](keys.md#signing-in). It and the next two with `PUBLIC_URL`, or none",
    option: {
      name: "signIn.issuer",
      kind: "text",
      isRequired: true,
      meaning: "The issuer's identifier, `https://login.example.com/realms/main`"
    }
  }),
  signInClientId: access<string | null>("OIDC_CLIENT_ID", {
    ...optional("a client's id"),
    meaning: "this server's client there",
    option: {
      name: "signIn.clientId",
      kind: "text",
      isRequired: true,
      meaning: "The program's client there"
    }
  }),
  signInClientSecret: access<Redacted.Redacted | null>("OIDC_CLIENT_SECRET", {
    fallback: null,
    parse: clientSecretOf,
    expected: "32 bytes at least",
    meaning: "the secret of that client, at least 32 bytes",
    isSecret: true,
    option: { name: "signIn.clientSecret", kind: "text", isRequired: true, meaning: "32 bytes or more" }
  }),
  signInScopes: access("OIDC_SCOPES", {
    fallback: "openid profile",
    parse: scopesOf,
    expected: "openid and other scopes",
    meaning: "what the issuer is asked for, separated by spaces or commas",
    default: "`openid profile`",
    option: {
      name: "signIn.scopes",
      kind: "text",
      meaning: "The scopes that are asked for; `openid profile` unless stated"
    }
  }),
  signInScopeClaim: access<string | null>("OIDC_SCOPE_CLAIM", {
    ...optional("a claim's name"),
    meaning:
      "the claim whose words limit what those who sign in may do, such as `groups`; `scope` when unset",
    option: {
      name: "signIn.scopeClaim",
      kind: "text",
      meaning: "The claim with the scopes of findata; `scope` unless stated"
    }
  }),
  // Checked where the sources are loaded: apps/syncs/schedules.ts.
  sync: sources<string | null>("SYNC", {
    ...optional("SOURCE=daily"),
    meaning:
      "sources that a server syncs, and how often: `edgar=daily,rss=15m`, by `daily`, `hourly`, `weekly` or a time such as `6h`; `--sync` counts before it. Of servers on one store one at a time syncs a source. What a source needs is in settings of its own, below",
    example: "edgar=daily,rss=15m"
  }),
  plugins: sources("FINDATA_SOURCES", {
    ...text,
    meaning: "modules that add sources, separated by commas"
  }),
  metricsPort: observation<number | null>("METRICS_PORT", {
    fallback: null,
    ...counted("a port", 0, 65_535),
    meaning: "port of `/metrics` for Prometheus; none when unset",
    example: "9464"
  }),
  metricsHost: observation("METRICS_HOST", {
    fallback: "127.0.0.1",
    parse: asItIs,
    expected: "an address",
    meaning: "address of `/metrics`"
  }),
  accessLog: observation<string | null>("ACCESS_LOG", {
    ...optional("a file, or - for standard output"),
    meaning: "file of the access log, `-` for standard output; none when unset",
    example: "-",
    option: {
      name: "accessLog",
      kind: "text",
      meaning: "The file of the access log, `-` for standard output; none unless stated"
    }
  }),
  accessLogShare: observation("ACCESS_LOG_SAMPLE", {
    fallback: 1,
    ...share,
    meaning: "share of the requests in the access log, from 0 to 1",
    option: {
      name: "accessLogShare",
      kind: "number",
      meaning: "The share of requests in the access log, from 0 to 1; 1 unless stated"
    }
  }),
  otlpEndpoint: observation<string | null>("OTEL_EXPORTER_OTLP_ENDPOINT", {
    fallback: null,
    parse: baseUrl,
    expected: "an address such as http://localhost:4318",
    meaning:
      "address of an OpenTelemetry collector, `http://localhost:4318`, that gets traces and metrics by OTLP over HTTP; none when unset"
  }),
  otlpHeaders: observation<Readonly<Record<string, string>>>("OTEL_EXPORTER_OTLP_HEADERS", {
    fallback: {},
    parse: headersOf,
    expected: "name=value,name=value",
    meaning: "headers of those exports, `name=value,name=value`",
    isSecret: true
  }),
  otlpServiceName: observation("OTEL_SERVICE_NAME", {
    fallback: "findata",
    parse: asItIs,
    expected: "a name",
    meaning: "the name of the service in those exports"
  }),
  otlpShare: observation("OTEL_TRACES_SAMPLER_ARG", {
    fallback: 1,
    ...share,
    meaning:
      "share of the traces that begin here, from 0 to 1; those of a client's `traceparent` are continued as it says"
  }),
  logLevel: observation<LogLevel.LogLevel>("LOG_LEVEL", {
    fallback: "Info",
    parse: (level) => levels.find((_) => _.toLowerCase() === level.toLowerCase()) ?? null,
    expected: `one of ${levels.join(", ").toLowerCase()}`,
    meaning: levels.join(", ").toLowerCase(),
    default: "info",
    option: {
      name: "logLevel",
      kind: "text",
      type: '"trace" | "debug" | "info" | "warn" | "error" | "fatal"',
      meaning: "What is logged to standard error: `info` and worse unless stated"
    }
  }),
  mcpKey: command("FINDATA_KEY", {
    ...text,
    meaning: "the API key by whose scopes and quota `findata mcp` answers",
    isSecret: true
  })
} as const

/** The values of all settings, by their names here. */
export type Values = {
  readonly [Name in keyof typeof declared]: (typeof declared)[Name] extends Setting<infer A> ? A : never
}
