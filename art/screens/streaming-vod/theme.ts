import { page, type Words } from '../kit/page'
import { homebar, status, tabs } from '../kit/parts'

/** Streaming: near black, the pictures carry the colour, controls are plain ivory. */
const css = `
body{--bg:#06080c;--card:#12161e;--fg:#f5f1ea;--fg2:#a3a6ae;--ac:#f5f1ea;--gold:#e0b978;--on:#0a0c10;--track:#ffffff2e;--rule:#ffffff12;--bar:#06080cf2;--r:16px}
.poster{position:relative;overflow:hidden;border-radius:14px;flex:none;background:#12161e}
.poster:after{content:"";position:absolute;inset:0;background:linear-gradient(#0000 48%,#000c),url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='160' height='160'%3E%3Cfilter id='g'%3E%3CfeTurbulence baseFrequency='.9' numOctaves='2'/%3E%3CfeColorMatrix values='0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .22 0'/%3E%3C/filter%3E%3Crect width='160' height='160' filter='url(%23g)'/%3E%3C/svg%3E")}
.name{position:absolute;z-index:2;inset:auto 12px 12px;font-weight:650;font-size:18px;line-height:1.1;letter-spacing:-.01em}
.name:lang(ar){font-size:16px;line-height:1.4;font-weight:600}
.gold{color:var(--gold)}
.age{display:inline-block;border:1.5px solid #ffffff55;border-radius:6px;padding:0 7px;font-size:14px;line-height:22px}
`

export function frame(t: Words, content: string, tab?: number) {
  return page(
    t,
    css,
    '',
    status() + content + (tab === undefined ? homebar() : tabs(['home', 'search', 'download', 'user'], tab)),
  )
}
