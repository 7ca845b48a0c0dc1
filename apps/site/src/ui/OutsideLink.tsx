/** A link to a page elsewhere, by an address from imported data; the text alone where there is none. */
import type { ComponentChildren } from "preact"
import { outsideAddress } from "./outsideAddress.ts"

interface OutsideLinkProps {
  readonly href: string | null | undefined
  /** Where the text alone doesn't say what it leads to. */
  readonly label?: string
  readonly children: ComponentChildren
}

export const OutsideLink = ({ children, href, label }: OutsideLinkProps) => {
  const address = outsideAddress(href)
  return address === null ? (
    <>{children}</>
  ) : (
    <a href={address} rel="noreferrer" aria-label={label}>
      {children}
    </a>
  )
}
