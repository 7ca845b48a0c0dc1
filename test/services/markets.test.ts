/** Markets and sectors over SQLite and PostgreSQL. */
import { onDatabases } from "../adapters/onDatabases.ts"
import { marketsLaws } from "./laws.ts"

onDatabases(marketsLaws)
