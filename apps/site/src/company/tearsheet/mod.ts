/** A company's tear sheet, for the page and the command line: what it asks for, and the document of the answers. */
export { askBy, sheetAnswers } from "./sheetAnswers.ts"
export { tearSheet, tearSheetIn } from "./tearSheet.ts"
