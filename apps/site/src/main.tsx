/** Starts the site. */
import { render } from "preact"
import { App } from "./App.tsx"
import { footEverySheet } from "./shell/paper.ts"
import "./styles/base.css"
import "./styles/ui.css"

footEverySheet()

const root = document.getElementById("app")
if (root !== null) render(<App />, root)
