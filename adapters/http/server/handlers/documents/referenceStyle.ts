/** The style of the reference: colours and sizes of the site, in both themes, from a phone's width on. */
export const referenceStyle = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f4f6f7, #0f1417);
  --surface: light-dark(#ffffff, #171d21);
  --line: light-dark(#d5dcdf, #2e383e);
  --line-strong: light-dark(#7d8a90, #74838b);
  --text: light-dark(#14191c, #e8edef);
  --muted: light-dark(#556168, #a3b0b7);
  --accent: light-dark(#0a665a, #4fc3b0);
  --on-accent: light-dark(#ffffff, #08211d);
  accent-color: var(--accent);
  font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 16px; max-width: 1280px; background: var(--page); color: var(--text); }
h1 { font-size: 1.5rem; margin: 0 0 8px; }
h2 { font-size: 1.2rem; margin: 32px 0 4px; }
h3 { display: inline; font-size: 1rem; font-weight: 500; scroll-margin-top: 16px; }
h4 { font-size: 1rem; margin: 16px 0 4px; }
p { margin: 6px 0; max-width: 80ch; }
a { color: var(--accent); }
small { font-size: 0.8125rem; color: var(--muted); font-weight: normal; }
code, pre, textarea { font: 0.875rem/1.4 ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; }
code { overflow-wrap: anywhere; }
.muted { color: var(--muted); }
.skip:not(:focus) { position: absolute; transform: translateY(-200%); }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 12px 0; margin: 12px 0; list-style: none; border-block: 1px solid var(--line); }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 8px 12px; margin: 8px 0; content-visibility: auto; contain-intrinsic-size: auto 40px; }
summary { cursor: pointer; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.method { display: inline-block; min-width: 4.2em; font-weight: 700; color: var(--accent); }
.summary { color: var(--muted); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: 8px 0; }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); }
th { font-size: 0.8125rem; color: var(--muted); }
td:first-child { min-width: 8em; }
td:last-child { min-width: 14em; }
input, select, textarea, button { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line-strong); border-radius: 6px; padding: 5px 8px; min-height: 34px; max-width: 100%; }
.parameters :is(input, select) { width: 14em; }
textarea { display: block; width: 100%; margin: 4px 0; }
button { background: var(--accent); border-color: var(--accent); color: var(--on-accent); cursor: pointer; }
pre { overflow: auto; max-height: 30em; padding: 8px; margin: 6px 0; background: var(--page); border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; }
output { display: block; }
@media (width < 640px) {
  .parameters thead { display: none; }
  .parameters :is(tbody, tr, td) { display: block; }
  .parameters td { border: 0; padding: 3px 0; }
  .parameters tr { border-bottom: 1px solid var(--line); padding: 6px 0; }
  .parameters :is(input, select) { width: 100%; }
}
[hidden] { display: none; }
`
