/** The runs that meet a condition, newest first. */
import type { SqlClient, Statement } from "effect/sql"
import type { ImportRun } from "../../../core/mod.ts"
import { unnamedSource } from "../../../core/ports.ts"

/** `part` is what follows the order, as a limit. */
export const runsWhere = (
  sql: SqlClient.SqlClient,
  where: Statement.Fragment,
  part: Statement.Fragment = sql``
) => sql<ImportRun>`
  select
    run_id, kind,
    case when kind = 'deletion' then source else coalesce(source, ${unnamedSource}) end as source, file, sha256, started_at, finished_at,
    cast(read as double precision) as read, cast(inserted as double precision) as inserted,
    cast(changed as double precision) as changed, cast(unchanged as double precision) as unchanged,
    cast(normalised as double precision) as normalised, cast(refused as double precision) as refused,
    cast(doubtful as double precision) as doubtful,
    newest_date, undone_at, pruned_at
  from import_run
  where ${where}
  order by run_id desc
  ${part}
`
