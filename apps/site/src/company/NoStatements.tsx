/** Stands for the statements of a company that has none: how to import them, or that it files none. */
import { useAnswer } from "../data/useAnswer.ts"
import { useCompany } from "../subject/company.ts"
import { Empty, Skeleton } from "../ui/Answered.tsx"
import { filingsCommand } from "./importCommand.ts"
import { texts } from "./texts.ts"

export const NoStatements = ({ text }: { readonly text: string }) => {
  const company = useCompany()
  const { company_id, at } = company
  const { data, error } = useAnswer("listCompanyActions", { company_id, ...at })
  if (data === undefined && error === null) return <Skeleton lines={1} />
  return data?.is_fund === true ? (
    <Empty text={texts().fund} />
  ) : (
    <Empty text={text} command={filingsCommand(company)} />
  )
}
