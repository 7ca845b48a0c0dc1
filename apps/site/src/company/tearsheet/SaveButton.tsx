/** Saves the company's tear sheet as a file: of the day, the language and the statements that its pages show. */
import { ask } from "../../data/useAnswer.ts"
import { basePath } from "../../data/basePath.ts"
import { today, useLink } from "../../data/urlState.ts"
import { useCompany } from "../../subject/company.ts"
import { FileButton } from "../../ui/FileButton.tsx"
import { saveFile } from "../../ui/saveFile.ts"
import { basis } from "../overview/basis.ts"
import { texts } from "./texts.ts"

export const SaveButton = () => {
  const t = texts()
  const { at, slug, symbol } = useCompany()
  const link = useLink()
  const save = async () => {
    const { sheetAnswers, tearSheet } = await import("./mod.ts")
    const asOf = at.as_of ?? null
    const answers = await sheetAnswers(ask, { asOf, slug }, today())
    const sheet = {
      answers,
      basis: basis.value,
      program: `findata (${location.host}${basePath})`,
      made: today(),
      address: `${location.origin}${link(`/companies/${slug}`)}`
    }
    saveFile(tearSheet(sheet), `${symbol}-${answers.snapshot.as_of}.html`, "text/html")
  }
  return (
    <FileButton class="save" title={t.saveHint} save={save}>
      {t.save}
    </FileButton>
  )
}
