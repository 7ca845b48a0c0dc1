/** `/bulk`: whole tables, as files. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { BulkFormat, bulkTables, BulkType, field, Instant, nullable } from "../../../../core/ports.ts"
import { Scope } from "../../../../core/mod.ts"
import { Forbidden, NotFound, Unavailable, Unprocessable } from "../base/Errors.ts"
import { streamType } from "../base/Formats.ts"
import { asOf, asOfBegun } from "../base/Pages.ts"
import { date, orElse, text, word } from "../base/Parameters.ts"
import { KeyAccess, RequiredAccess, withScope } from "../base/RequiredAccess.ts"
import { identifiers } from "../base/Symbols.ts"
import { CrossChecks, ordered, Validation } from "../base/Validation.ts"

const Column = Schema.Struct({
  name: field(Schema.String, "The column's name", { example: "close" }),
  type: field(BulkType, "date: a day; timestamp: microseconds in UTC; int64: ids, counts and volumes", {
    example: "double"
  }),
  nullable: field(Schema.Boolean, "Whether a value may be unknown"),
  meaning: field(Schema.String, "What it holds")
}).annotate({ identifier: "BulkColumn" })

const Table = Schema.Struct({
  name: field(Schema.String, "The table's name", { example: "bars" }),
  schema_version: field(Schema.Int, "Counts from 1, and rises where columns change", { example: 1 }),
  meaning: field(Schema.String, "What a row is"),
  scope: field(Scope, "What a key must allow besides read:bulk"),
  columns: Schema.Array(Column),
  rows: field(Schema.Int, "How many rows it has, counted at most half a minute ago"),
  changed_at: nullable(Instant, "When imported data changed last; null before the first import")
}).annotate({ identifier: "BulkTable" })

const BulkTables = Schema.Struct({ tables: Schema.Array(Table) }).annotate({
  identifier: "BulkTables"
})

const names = bulkTables.map(({ name }) => name)

export class BulkApi extends HttpApiGroup.make("bulk")
  .add(
    HttpApiEndpoint.get("tables", "/", { success: BulkTables, error: Unavailable })
      .annotate(OpenApi.Identifier, "listBulkTables")
      .annotate(OpenApi.Summary, "The tables that can be taken whole")
      .annotate(OpenApi.Description, "Each with its columns, and how many rows it has."),
    HttpApiEndpoint.get("table", "/:table", {
      params: { table: word(Schema.Literals(names)) },
      query: {
        format: word(BulkFormat).pipe(orElse("parquet" as const)),
        symbols: Schema.optionalKey(identifiers),
        country: Schema.optionalKey(text(100)),
        start_date: Schema.optionalKey(date),
        end_date: Schema.optionalKey(date),
        ...asOf,
        columns: Schema.optionalKey(text(7500))
      },
      success: HttpApiSchema.StreamUint8Array({ contentType: streamType }),
      error: [Forbidden, NotFound, Unavailable, Unprocessable]
    })
      .annotate(CrossChecks, [ordered("start_date", "end_date"), ...asOfBegun])
      .annotate(OpenApi.Identifier, "getBulkTable")
      .annotate(OpenApi.Summary, "A table as one file")
      .annotate(
        OpenApi.Description,
        "All of its rows, or those of some companies, days or columns, streamed as they are read from one state of the store. As of a day it has the rows that were known by then. It needs the scope of its rows besides read:bulk."
      )
  )
  .annotateEndpoints(RequiredAccess, withScope("read:bulk"))
  .middleware(Validation)
  .middleware(KeyAccess)
  .prefix("/bulk")
  .annotateMerge(
    OpenApi.annotations({
      title: "Whole tables",
      description: "Tables as files of Parquet, Arrow or gzipped CSV."
    })
  ) {}
