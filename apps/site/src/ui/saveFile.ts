/** Has the browser save a text as a file. */
export const saveFile = (text: string, file: string, type: "text/csv" | "text/html"): void => {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement("a")
  link.href = url
  link.download = file
  link.click()
  URL.revokeObjectURL(url)
}
