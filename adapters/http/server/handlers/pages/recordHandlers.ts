/** Handles the company pages that list the rows of a record. */
import { Effect } from "effect"
import { CompanyRows } from "../../../../../core/mod.ts"
import { membersOf } from "../../../../../core/ports.ts"
import type { RecordPage } from "../../../api/base/RecordPage.ts"
import { recordPages } from "../../../api/pages/Pages.ts"
import { CompanyPages, type PageRequest } from "../../answers/CompanyPages.ts"

interface Listed extends RecordPage<{ readonly identifier: string }, unknown> {}

type Name = (typeof recordPages)[number]["endpoint"]["identifier"]

export const recordHandlers = Effect.gen(function* () {
  const pages = yield* CompanyPages
  const rows = yield* CompanyRows

  const handlerOf = ({ endpoint, item, list, member, rowsFor }: Listed) => {
    const itemOf = membersOf(item)
    return ({ params, query, request }: Pick<PageRequest, "params" | "query" | "request">) =>
      pages.whole({ page: endpoint.identifier, params, query, request }, (company, _as_of, head) =>
        Effect.map(rows.dated(list, company, rowsFor(query as never, head.as_of)), (found) => ({
          json: () => ({ ...head, [member]: found.map(itemOf), count: found.length })
        }))
      )
  }

  return Object.fromEntries(
    recordPages.map((page) => [page.endpoint.identifier, handlerOf(page)] as const)
  ) as Readonly<Record<Name, ReturnType<typeof handlerOf>>>
})
