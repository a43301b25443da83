/** The style sheet of printed sheets; black on white, a page for each sheet. */
export const sheetStyle = `
@page { margin: 18mm 16mm; }
body { margin: 0 auto; max-width: 46rem; padding: 1rem; color: #000; background: #fff; font: 12pt/1.4 Georgia, 'Times New Roman', serif; }
.sheet, .key { break-after: page; }
.sheet + .sheet, .sheet + .key { margin-top: 3rem; }
.top { display: flex; gap: 1rem; align-items: baseline; justify-content: space-between; border-bottom: 1px solid #000; padding-bottom: .3rem; }
.top h1, .key h1 { margin: 0; font-size: 15pt; font-weight: 400; }
.name { margin: 1rem 0; }
.line { display: inline-block; width: 18rem; border-bottom: 1px solid #000; }
.matrices { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: flex-start; margin: .75rem 0; }
figure { margin: 0; break-inside: avoid; }
figcaption { font-style: italic; padding-bottom: .2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { font-weight: 400; font-size: 9.5pt; padding: .1rem .2rem; text-align: right; }
thead th { text-align: center; }
td.number { min-width: 2.4rem; height: 1.5rem; border: 1px solid #888; padding: 0 .3rem; text-align: center; }
td.blank { min-width: 3.2rem; border: 2px solid #000; }
math[display=block] { margin: .8rem 0; text-align: left; }
ul.steps { list-style: none; padding: 0; }
ul.steps li { padding: .35rem 0; }
.box { display: inline-block; width: 1.4rem; height: 1.4rem; border: 2px solid #000; margin-right: .6rem; vertical-align: middle; }
.foot { color: #444; font-size: 9pt; margin-top: 1.5rem; overflow-wrap: anywhere; }
.key td, .key th { border-bottom: 1px solid #888; padding: .25rem .5rem; text-align: left; vertical-align: top; font-size: 11pt; }
.key th { white-space: nowrap; }
.key tr { break-inside: avoid; }
@media print { body { padding: 0; max-width: none; } .sheet + .sheet, .sheet + .key { margin-top: 0; } .sheet { min-height: 90vh; } }
`;
