/** A link to a page elsewhere, by an address from imported data; the text alone where there is none. */
import type { ComponentChildren } from "preact"

interface OutsideLinkProps {
  readonly href: string | null | undefined
  /** Where the text alone doesn't say what it leads to. */
  readonly label?: string
  readonly children: ComponentChildren
}

export const OutsideLink = ({ children, href, label }: OutsideLinkProps) =>
  href && /^https?:\/\//i.test(href) && URL.canParse(href) ? (
    <a href={href} rel="noreferrer" aria-label={label}>
      {children}
    </a>
  ) : (
    <>{children}</>
  )
