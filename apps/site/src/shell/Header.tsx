/** The name of the site, the search, and the ways to its other parts. */
import { useLocation } from "preact-iso"
import { fromBase } from "../data/basePath.ts"
import { useLink } from "../data/urlState.ts"
import { language, languages, setLanguage } from "../language/language.ts"
import { kindName } from "../language/words.ts"
import { Search } from "./Search.tsx"
import { texts } from "./texts.ts"
import { setTheme, theme, themes } from "./theme.ts"
import "./shell.css"

export const Header = () => {
  const t = texts()
  const { path } = useLocation()
  const link = useLink()
  const themeTexts = { auto: t.themeAuto, light: t.themeLight, dark: t.themeDark }
  const current = (root: string) => (path.startsWith(fromBase(root)) ? "page" : undefined)
  return (
    <header class="shell-header no-print">
      <a class="brand" href={link("/")} aria-label={t.home}>
        <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
          <rect width="32" height="32" rx="7" />
          <path d="M6 23h20M9 19v-5M9 11v-1M16 19v-9M16 7v-1M23 19v-3M23 13v-2" />
        </svg>
        <span>findata</span>
      </a>
      <nav aria-label="findata">
        <a href={link("/companies")} aria-current={path === fromBase("/companies") ? "page" : undefined}>
          {kindName("companies")}
        </a>
        <a class="with-room" href={link("/sectors")} aria-current={current("/sectors")}>
          {t.sectors}
        </a>
        <a href={link("/screener")} aria-current={current("/screener")}>
          {t.screener}
        </a>
        <a href={link("/compare")} aria-current={current("/compare")}>
          {t.compare}
        </a>
        <a href={link("/calendar")} aria-current={current("/calendar")}>
          {t.calendar}
        </a>
        <a href={fromBase("/account/keys")} aria-current={current("/account")}>
          {t.account}
        </a>
      </nav>
      <Search />
      <div class="preferences">
        <label>
          <span class="visually-hidden">{t.language}</span>
          <select
            class="select"
            value={language.value}
            onChange={(event) => setLanguage(event.currentTarget.value)}
          >
            {Object.entries(languages).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="visually-hidden">{t.theme}</span>
          <select
            class="select"
            value={theme.value}
            onChange={({ currentTarget }) =>
              setTheme(themes.find((name) => name === currentTarget.value) ?? "auto")
            }
          >
            {themes.map((name) => (
              <option key={name} value={name}>
                {themeTexts[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </header>
  )
}
