import { page, type Words } from '../kit/page'
import { homebar, status, tabs } from '../kit/parts'

/** swin: night ink, a teal ring, gold for what to do now; progress is read on paper. */
const css = `
body{--bg:#08111f;--card:#101d31;--fg:#f6f1e7;--fg2:#9fb0c5;--ac:#5fd0c9;--gold:#e2bd7d;--btn:var(--gold);--on:#0a1322;--track:#1c2d47;--rule:#ffffff14;--bar:#0b1627;--r:22px}
body.paper{--bg:#f5efe3;--card:#fffdf9;--fg:#0a1322;--fg2:#566074;--ac:#0d6467;--gold:#a97a34;--track:#e9dfcd;--rule:#0a13221a;--bar:#fffdf9}
body.dive{background:radial-gradient(90% 46% at 50% 34%,#12535c 0,#0c2b3b 46%,#08111f 100%)}
body.dawn{background:radial-gradient(100% 44% at 50% 30%,#123243 0,#0a1a2b 52%,#08111f 100%)}
.gold{color:var(--gold)}
.n{font:600 30px/1.1 Instrument;letter-spacing:-.03em}
.n i{font-size:17px;font-weight:450;color:var(--fg2)}
.n i:lang(ar){font-family:Alexandria;font-size:15px}
`

export function frame(t: Words, content: string, options: { tone?: string; tab?: number } = {}) {
  const foot = options.tab === undefined ? homebar() : tabs(['home', 'calendar', 'chart', 'user'], options.tab)
  return page(t, css, options.tone ?? '', status() + content + foot)
}
