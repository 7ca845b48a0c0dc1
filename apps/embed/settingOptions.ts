/** The options of an embedded findata that are settings, as apps/declared.ts declares them: `npm run settings` writes this. */
/** Options of every store. */
export interface SettingOptions {
  /** A Redis over which several programs share quotas, `redis://host:6379`. */
  readonly redisUrl?: string
  /** The directory of the PDFs of reports; unless stated `files` in that of the store, or memory with a store in memory. */
  readonly files?: string
  /** Where another server serves the PDFs of reports by key; findata does unless stated. */
  readonly cdnBaseUrl?: string
  /** The address at which clients reach the interface, with the prefix below which it is mounted; that of each request unless stated. */
  readonly publicUrl?: string
  /** The path below which the interface is mounted, `/findata`: links, pages, documents and cookies have it. Requests may come with it or, as from Express, without it. That of `publicUrl` unless stated. */
  readonly path?: `/${string}`
  /** The proxies in front of the program, whose `X-Forwarded-For` and `X-Forwarded-Proto` count: their addresses and networks, `["127.0.0.1", "10.0.0.0/8"]`, or how many there are; none unless stated. */
  readonly trustProxy?: boolean | number | ReadonlyArray<string>
  /** The origins whose pages may read responses; `["*"]` for any, none unless stated. */
  readonly corsOrigins?: ReadonlyArray<string>
  /** The symbol of the market index for betas, such as SPY; none unless stated. */
  readonly indexSymbol?: string
  /** Whether company pages answer without a key; true unless stated. */
  readonly pagesOpen?: boolean
  /** Whether the basic API answers without a key; true unless stated. */
  readonly basicOpen?: boolean
  /** Who may read the rows of sources, `krx=public,eodhd=keys`; while rows of one with keys are stored, pages and the basic API require a key. By their terms unless stated. */
  readonly sourceVisibility?: string
  /** Requests a minute that each client address may send without a key; any number unless stated. */
  readonly trialRateLimit?: number
  /** How many keys an owner of bearer tokens may have, besides revoked ones; 100 unless stated. */
  readonly keysPerOwner?: number
  /** The file of the access log, `-` for standard output; none unless stated. */
  readonly accessLog?: string
  /** The share of requests in the access log, from 0 to 1; 1 unless stated. */
  readonly accessLogShare?: number
  /** What is logged to standard error: `info` and worse unless stated. */
  readonly logLevel?: "trace" | "debug" | "info" | "warn" | "error" | "fatal"
}

/** Options of a store on PostgreSQL. */
export interface PostgresSettingOptions {
  /** `postgres://user:password@host:5432/database`, several hosts separated by commas. */
  readonly postgres: string
  /** PostgreSQL itself, where `postgres` is a pooler of its transactions. */
  readonly direct?: string
  /** A file of the certificates of the authorities that the server's may be signed by, as PEM. */
  readonly databaseCa?: string
  /** Connections at the most; 10 unless stated. */
  readonly maxConnections?: number
  /** The replicas that are read from. */
  readonly replicas?: ReadonlyArray<string>
  /** How old what a replica has may be, in seconds; 5 unless stated. */
  readonly maxLag?: number
  /** The directory in which files that are imported are received, and PDFs stored; `.findata` unless stated. */
  readonly data?: string
}

/** How bearer tokens are verified. */
export interface TokensOptions {
  /** For HS256. */
  readonly secret?: string
  /** The address of the issuer's keys, for RS256 and ES256. */
  readonly keySet?: string
  /** The required `iss`; any unless stated. */
  readonly issuer?: string
  /** The required `aud`; any unless stated. */
  readonly audience?: string
}

/** Where people sign in with their browsers. */
export interface SignInOptions {
  /** The issuer's identifier, `https://login.example.com/realms/main`. */
  readonly issuer: string
  /** The program's client there. */
  readonly clientId: string
  /** 32 bytes or more. */
  readonly clientSecret: string
  /** The scopes that are asked for; `openid profile` unless stated. */
  readonly scopes?: string
  /** The claim with the scopes of findata; `scope` unless stated. */
  readonly scopeClaim?: string
}
