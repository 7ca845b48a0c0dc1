/** A link to a page elsewhere, by an address from imported data; the text alone where there is none. */
import type { ComponentChildren } from "preact"

interface OutsideLinkProps {
  readonly href: string | null | undefined
  readonly children: ComponentChildren
}

export const OutsideLink = ({ children, href }: OutsideLinkProps) =>
  href && /^https?:\/\//i.test(href) ? (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  ) : (
    <>{children}</>
  )
