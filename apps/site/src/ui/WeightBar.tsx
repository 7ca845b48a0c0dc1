/** A length in percent, as wide as its cell allows. */
import "./weightBar.css"

export const WeightBar = ({ value }: { readonly value: number }) => (
  <svg class="weight-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect width={value} height="8" />
  </svg>
)
