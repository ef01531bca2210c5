import { page, type Words } from '../kit/page'
import { homebar, status, tabs } from '../kit/parts'

/** Crowdfunding: pale paper, large deep-green figures, hairlines instead of boxes, risks in plain sight. */
const css = `
body{--bg:#f6f8f4;--card:#fff;--fg:#0c231e;--fg2:#566b64;--ac:#0b5b48;--teal:#128080;--on:#fff;--track:#dde7df;--rule:#0c231e1c;--bar:#f6f8f4;--r:24px}
.fig{font:600 56px/1.05 Instrument;letter-spacing:-.045em;color:var(--ac);font-variant-numeric:tabular-nums}
.fig .money i:lang(ar){font-family:Alexandria;font-size:24px}
.num{font:600 24px/1.2 Instrument;color:var(--ac);letter-spacing:-.02em}
.num i:lang(ar){font-family:Alexandria;font-size:15px}
.rule{border-top:1px solid var(--rule)}
.risk{display:flex;gap:14px;padding:16px 18px;border-radius:20px;background:#fbf1dc;color:#5b3f0c;font-size:17px;line-height:1.35}
.risk:lang(ar){font-size:15.5px;line-height:1.65}
.risk svg{color:#9a6a14;margin-top:1px}
.pic{position:relative;overflow:hidden;border-radius:24px;background:#cfe0d4}
`

export function frame(t: Words, content: string, tab?: number) {
  return page(
    t,
    css,
    '',
    status() + content + (tab === undefined ? homebar() : tabs(['search', 'wallet', 'file', 'user'], tab)),
  )
}
