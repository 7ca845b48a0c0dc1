/** Of the folders that contain a file, the one nearest to it; undefined where none does. Folders end with a slash or are files. */
export const innermost = <Folder extends { readonly folder: string }>(
  file: string,
  folders: ReadonlyArray<Folder>
): Folder | undefined =>
  folders
    .filter(({ folder }) => file.startsWith(folder))
    .toSorted((a, b) => a.folder.length - b.folder.length)
    .at(-1)
