/** Chooses what amounts are converted to; empty for what the service takes by itself. */
import { messages } from "../language/language.ts"

const texts = messages({
  en: { currency: "Currency", usual: "Most companies' currency" },
  ko: { currency: "통화", usual: "기업 수가 가장 많은 통화" },
  ja: { currency: "通貨", usual: "企業数が最も多い通貨" },
  zh: { currency: "货币", usual: "公司数最多的货币" }
})

/** Those that are offered beside the one that is chosen. */
const currencies = ["USD", "EUR", "GBP", "JPY", "KRW", "CNY", "HKD", "INR"]

/** The currency that a parameter of the address asks for; empty for none. */
export const currencyOf = (given: string | undefined): string =>
  /^[A-Za-z]{3}$/.test(given ?? "") ? (given ?? "").toUpperCase() : ""

export const CurrencyChoice = ({
  onChange,
  value
}: {
  readonly value: string
  readonly onChange: (currency: string) => void
}) => {
  const t = texts()
  return (
    <label>
      <span class="visually-hidden">{t.currency}</span>
      <select class="select" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{t.usual}</option>
        {[...new Set([...currencies, ...(value === "" ? [] : [value])])].map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
    </label>
  )
}
