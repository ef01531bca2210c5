import { tabletBase } from '../kit/base'
import { page, type Words } from '../kit/page'
import { homebar, status } from '../kit/parts'

/** Restaurant: warm black for a dim room, tickets of amber paper, figures to be read from an arm's length. */
const css = `${tabletBase}
body{--bg:#13100c;--card:#221c14;--fg:#f8f0e1;--fg2:#b3a58e;--ac:#f0b545;--green:#8fc596;--on:#1b1408;--track:#3a3022;--rule:#f8f0e11a;--r:18px}
.head{height:46px;margin-bottom:14px}
.two{display:flex;gap:18px;height:482px}
.fig{font:600 34px/1.1 Instrument;letter-spacing:-.035em;font-variant-numeric:tabular-nums}
.fig .money i:lang(ar){font-family:Alexandria;font-size:17px}
.sum{font:550 17px/1.3 Instrument;font-variant-numeric:tabular-nums}
.paper{--fg:#241a08;--fg2:#6d5320;background:#f3c566;color:#241a08}
.paper .btn{background:#241a08;color:#f8e4b5}
.cut{border-top:2px dashed #241a0840}
.torn{-webkit-mask:conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) 50%/16px 100%}
`

export const frame = (t: Words, content: string) => page(t, css, '', status() + content + homebar())
