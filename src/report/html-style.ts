// The style of the HTML report, which stands in the file itself: light and dark as the system says, always light on paper.

export const REPORT_STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf6, #15161a); --sheet: light-dark(#fff, #1b1d22); --line: light-dark(#ded8ca, #363941);
  --ink: light-dark(#1d1b18, #e9e5dc); --soft: light-dark(#5f5a51, #a9a398);
  --sent: light-dark(#2a4fb0, #93b3ff); --received: light-dark(#6a3d8f, #cfa8f3);
  --pass: light-dark(#0a6b50, #62d2ab); --fail: light-dark(#b3320f, #ff9b78); --warn: light-dark(#7d5800, #e7c15c);
  --mark: light-dark(#fff1b8, #463b13);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem; max-width: 74rem;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.55 ui-serif, Georgia, 'Times New Roman', serif; overflow-wrap: anywhere;
}
h1 { margin: 0.4rem 0 0.2rem; font-size: 1.9rem; line-height: 1.15; }
h2 { margin: 2.6rem 0 0.8rem; font-size: 1.35rem; }
h3 { margin: 0 0 0.6rem; font-size: 1.05rem; line-height: 1.4; }
p, ul, dl, blockquote { margin: 0 0 0.8rem; }
a { color: inherit; text-underline-offset: 0.18em; }
:focus-visible { outline: 2px solid var(--sent); outline-offset: 3px; }
code, pre { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; font-size: 0.8rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 1rem; }
dt { color: var(--soft); }
dd { margin: 0; }
.outcome { font-size: 1.2rem; font-weight: 600; border-left: 4px solid var(--pass); padding-left: 0.8rem; }
.outcome.error { border-color: var(--fail); }
.outcome.warning { border-color: var(--warn); }
.fail {
  margin: 0 0 1.4rem; padding: 1rem 1.2rem 0.6rem; background: var(--sheet);
  border: 1px solid var(--line); border-left: 4px solid var(--fail);
}
.fail.warning { border-left-color: var(--warn); }
.severity { color: var(--fail); }
.warning .severity { color: var(--warn); }
.verdict-pass { color: var(--pass); }
.verdict-fail { color: var(--fail); font-weight: 600; }
blockquote { padding-left: 1rem; border-left: 2px solid var(--line); }
.wire { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 0 1rem; }
figure { margin: 0 0 0.8rem; min-width: 0; }
figcaption { font-weight: 600; }
.sent figcaption { color: var(--sent); }
.received figcaption { color: var(--received); }
pre {
  margin: 0.2rem 0 0; padding: 0.6rem 0.8rem; border: 1px solid var(--line);
  background: var(--paper); line-height: 1.45; white-space: pre-wrap;
}
mark { background: var(--mark); color: inherit; border-left: 3px solid var(--fail); padding: 0.1em 0.3em 0.1em 0.2em; }
summary { cursor: pointer; margin-bottom: 0.4rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.92rem; margin-bottom: 1.2rem; }
caption { text-align: left; font-weight: 600; padding: 0.6rem 0 0.2rem; }
th, td { text-align: left; vertical-align: baseline; padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: inherit; white-space: nowrap; }
td:last-child { width: 11rem; }
th:first-child { width: 8.5rem; }
.paper { display: none; }
footer { margin-top: 3rem; color: var(--soft); }
@media (max-width: 30rem) {
  th:first-child { white-space: normal; width: auto; }
  td:last-child { width: auto; }
}
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 10.5pt; background: none; }
  code, pre { font-size: 8pt; }
  .fail, pre { background: none; }
  h2, h3, caption, figcaption { break-after: avoid; }
  tr, blockquote { break-inside: avoid; }
  .screen { display: none; }
  .paper { display: block; }
}
@page { margin: 16mm 14mm; }
`;
