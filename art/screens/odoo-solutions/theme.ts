import { icon, type IconName } from '../kit/icons'
import { markup, page, type Words } from '../kit/page'
import { homebar, status } from '../kit/parts'

/** Odoo solutions: paper, ink and ruled tables; an ink band names the module, as on a desk. */
const css = `
body{--bg:#f7f4ec;--card:#fff;--fg:#141d2b;--fg2:#5d6675;--ac:#1d5f63;--gold:#9a6a1e;--on:#fff;--btn:#141d2b;--track:#e6dfd0;--rule:#141d2b1f;--r:12px;--status:#f7f4ec;--homebar:#141d2b}
.band{position:absolute;inset:0 0 auto;height:132px;background:#141d2b;color:#f7f4ec;padding:62px 24px 0;display:flex;gap:16px;align-items:flex-start}
.band h1{font-size:29px;flex:1}
.band h1:lang(ar){font-size:26px;line-height:1.35}
.desk{position:absolute;inset:132px 0 0;padding:20px 24px 0;display:flex;flex-direction:column}
.rule{border-top:1px solid var(--rule)}
.card{box-shadow:0 0 0 1px #141d2b14}
.fig{font:600 32px/1.1 Instrument;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.fig .money i:lang(ar){font-family:Alexandria;font-size:17px}
.num{font:600 19px/1.2 Instrument;font-variant-numeric:tabular-nums}
`

export function frame(t: Words, name: string, mark: IconName, content: string) {
  return page(
    t,
    css,
    '',
    markup`<div class="band">${icon('grid', 34, 'style="color:#e0bd7d;margin-top:3px"')}<h1>${name}</h1>${icon(mark, 30, `style="margin-top:5px;${mark === 'more' ? 'stroke-width:3' : ''}"`)}</div>${status()}<div class="desk">${content}</div>${homebar()}`,
  )
}
