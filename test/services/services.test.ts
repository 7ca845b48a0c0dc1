/** The services over SQLite and PostgreSQL. */
import { onDatabases } from "../adapters/onDatabases.ts"
import { servicesLaws } from "./laws.ts"

onDatabases(servicesLaws)
