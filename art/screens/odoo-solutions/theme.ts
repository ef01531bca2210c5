import { tabletBase } from '../kit/base'
import { icon, type IconName } from '../kit/icons'
import { markup, page, type Words } from '../kit/page'
import { homebar, status } from '../kit/parts'

/**
 * Odoo solutions: paper, ink and ruled tables; an ink band names the module and its menu, as on a desk. Numbers in a
 * table end at the right in Arabic too, so that their units stand below one another.
 */
const css = `${tabletBase}
body{--bg:#f7f4ec;--card:#fff;--fg:#141d2b;--fg2:#5d6675;--ac:#1d5f63;--gold:#9a6a1e;--on:#fff;--btn:#141d2b;--track:#e6dfd0;--rule:#141d2b1f;--r:12px;--status:#f7f4ec;--homebar:#141d2b}
.band{position:absolute;inset:0 0 auto;height:92px;background:#141d2b;color:#f7f4ec;padding:38px 24px 0;display:flex;gap:14px;align-items:center}
.band h1{font-size:26px;margin-inline-end:12px}
.band h1:lang(ar){font-size:23px}
.band span{opacity:.72;margin-inline-start:8px}
.desk{position:absolute;inset:92px 0 0;padding:18px 24px 0}
.rule{border-top:1px solid var(--rule)}
.card{box-shadow:0 0 0 1px #141d2b14}
.fig{font:600 28px/1.1 Instrument;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.fig .money i:lang(ar){font-family:Alexandria;font-size:16px}
.num{font:600 18px/1.2 Instrument;font-variant-numeric:tabular-nums}
.table{display:grid;column-gap:20px}
.cells{display:grid;grid-column:1/-1;grid-template-columns:subgrid;align-items:center;white-space:nowrap}
.cells>*{text-align:end}
.cells>:first-child{text-align:start;font-weight:550}
.cells.top{color:var(--fg2);font-size:16px}
.cells.top:lang(ar){font-size:15px}
.cells.top>:first-child{font-weight:430}
.cells>.num{font-weight:500;text-align:right}
.cells>.heavy{font-weight:650}
.num .money i:lang(ar){font-family:Alexandria;font-size:14px}
`

export function frame(t: Words, name: string, menu: string[], mark: IconName, content: string) {
  return page(
    t,
    css,
    '',
    markup`<div class="band">${icon('grid', 30, 'style="color:#e0bd7d"')}<h1>${name}</h1>${menu.map((entry) => `<span>${entry}</span>`)}<i class="grow"></i>${icon(mark, 27, mark === 'more' ? 'style="stroke-width:3"' : '')}</div>${status()}<div class="desk">${content}</div>${homebar()}`,
  )
}

/** An amount with its thousands set apart. */
export const grouped = (amount: number, decimals = 0) =>
  amount.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

export const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
