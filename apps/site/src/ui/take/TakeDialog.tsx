/** How the data of a part is had elsewhere: its requests for other programs and for agents, as a file, and the address of its page. */
import { useLocation } from "preact-iso"
import { addressOf, hasCsv, type OperationName, type Parameters } from "../../../../../adapters/client/mod.ts"
import { formulaStart } from "../../../../../core/cells/formulaStart.ts"
import { basePath, fromBase } from "../../data/basePath.ts"
import { client } from "../../data/client.ts"
import { apiKey, token } from "../../data/credentials.ts"
import { isBySymbol, publicRequestOf } from "../../data/publicRequest.ts"
import { type AnsweredRequest, requestOf } from "../../data/requests.ts"
import { session } from "../../data/session.ts"
import { useAsOf, withParameters } from "../../data/urlState.ts"
import { useAnswer } from "../../data/useAnswer.ts"
import { day } from "../../language/format.ts"
import { Skeleton } from "../Answered.tsx"
import { Copyable } from "../Copyable.tsx"
import { CsvButton } from "../CsvButton.tsx"
import { Dialog } from "../Dialog.tsx"
import { useId } from "../useId.ts"
import { curlOf, pythonOf } from "./snippets.ts"
import { tableOf } from "./tableOf.ts"
import { texts } from "./texts.ts"
import "./take.css"

export interface TakeDialogProps {
  /** The part's heading. */
  readonly title: string
  readonly answers: ReadonlyArray<object>
  readonly settings: Readonly<Record<string, string>>
  readonly onClose: () => void
}

/** An answer with the request that it is of. */
interface Taken {
  readonly answer: object
  readonly request: AnsweredRequest
}

const server = `${location.origin}${basePath}`

const addressIn = ({ name, parameters }: AnsweredRequest): string =>
  addressOf(server, name, parameters as Parameters<OperationName>)

/** The symbol of the company that an answer is of, if it is of one. */
const symbolOf = ({ answer }: Taken): string | undefined => (answer as { readonly symbol?: string }).symbol

/** The company that answers are of; null where they are of several or none. */
const companyOf = (taken: ReadonlyArray<Taken>): { readonly id: number; readonly symbol: string } | null => {
  const found = taken.map(
    ({ answer }) => answer as { readonly company_id?: number; readonly symbol?: string }
  )
  const [{ company_id: id, symbol } = {}] = found
  return id === undefined || symbol === undefined || found.some(({ company_id }) => company_id !== id)
    ? null
    : { id, symbol }
}

/** What an answer is called: the last part of its address, `snapshot`; a company's own has its number there. */
const partOf = ({ request }: Taken): string => {
  const part = new URL(addressIn(request)).pathname.split("/").at(-1) ?? ""
  return /^\d+$/.test(part) ? "company" : part
}

/** The service's own table, else one of the answer. */
const csvOf = async ({ answer, request: { name, parameters } }: Taken): Promise<string> => {
  if (hasCsv(name)) {
    const call = client.value[name] as unknown as (given: object) => Promise<string>
    return call({ ...parameters, format: "csv" })
  }
  const { default: Papa } = await import("papaparse")
  const { columns, rows } = tableOf(answer)
  return `${Papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { escapeFormulae: formulaStart, newline: "\r\n" }
  )}\r\n`
}

const Section = ({ text, title }: { readonly title: string; readonly text: string }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Copyable text={text} />
    </section>
  )
}

interface RequestsProps extends Pick<TakeDialogProps, "title"> {
  readonly requests: ReadonlyArray<AnsweredRequest>
  readonly symbols: ReadonlyArray<string>
}

const Requests = ({ requests, symbols, title }: RequestsProps) => {
  const t = texts()
  const [asOf] = useAsOf()
  const addresses = requests.map(addressIn)
  const isPublic = addresses.some((address) => new URL(address).pathname.startsWith(fromBase("/api/public/")))
  const isOpen = apiKey.value === null && token.value === null && session.value?.signed_in !== true
  return (
    <>
      <p class="muted small">
        {isPublic || !isOpen ? t.needsKey(<a href={fromBase("/account/keys")}>{t.keys}</a>) : t.open}
      </p>
      <Section title={t.address} text={addresses.join("\n")} />
      <Section title="curl" text={curlOf(addresses)} />
      <Section title="Python" text={pythonOf(addresses)} />
      <Section
        title={t.agent}
        text={t.prompt({
          addresses,
          asOf: asOf === null ? null : day(asOf),
          server,
          what: [...symbols, title].join(", ")
        })}
      />
    </>
  )
}

export const TakeDialog = ({ answers, onClose, settings, title }: TakeDialogProps) => {
  const t = texts()
  const { url } = useLocation()
  const [asOf] = useAsOf()
  const taken = answers.flatMap((answer): ReadonlyArray<Taken> => {
    const request = requestOf(answer)
    return request === null ? [] : [{ answer, request }]
  })
  const company = companyOf(taken)
  // A symbol may lead to another company by now.
  const isAsked = company !== null && taken.some(({ request }) => isBySymbol(request))
  const holder = useAnswer("getCompanyBySlug", { slug: company?.symbol ?? "-" }, { when: isAsked })
  const symbol = company !== null && holder.data?.company_id === company.id ? company.symbol : null
  const requests = taken.map(({ request }) => publicRequestOf(request, symbol) ?? request)
  return (
    <Dialog
      title={`${t.data}: ${title}`}
      onClose={onClose}
      actions={
        <>
          {taken.map((one) => (
            <CsvButton
              key={addressIn(one.request)}
              file={`${[symbolOf(one), partOf(one), asOf].filter((text) => text).join("-")}.csv`}
              load={() => csvOf(one)}
              {...(taken.length > 1
                ? { of: [company === null && symbolOf(one), partOf(one)].filter((text) => text).join(" ") }
                : {})}
            />
          ))}
          <button type="button" class="button" onClick={onClose}>
            {t.close}
          </button>
        </>
      }
    >
      <div class="take-parts">
        {isAsked && holder.data === undefined && holder.error === null ? (
          <Skeleton lines={12} />
        ) : (
          <Requests
            requests={requests}
            symbols={[...new Set(taken.flatMap((one) => symbolOf(one) ?? []))]}
            title={title}
          />
        )}
        <Section title={t.page} text={`${location.origin}${withParameters(url, settings)}`} />
      </div>
    </Dialog>
  )
}
