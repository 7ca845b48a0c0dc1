/** Starts the site. */
import { render } from "preact"
import { App } from "./App.tsx"
import "./styles/base.css"
import "./styles/ui.css"

const root = document.getElementById("app")
if (root !== null) render(<App />, root)
