/** The name of a file. */
import { Fragment } from "preact"

/** A path, which may be broken after each of its folders. */
export const FileName = ({ path }: { readonly path: string }) => (
  <>
    {path.split(/(?<=\/)/).map((part, i) => (
      <Fragment key={i}>
        {part}
        <wbr />
      </Fragment>
    ))}
  </>
)
