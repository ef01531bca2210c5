import { icon, type IconName } from '../kit/icons'
import { markup, page, type Words } from '../kit/page'
import { homebar, status } from '../kit/parts'

/** Gym: graphite and heavy figures; gold for the member, teal for the class; the pass sits in the middle of the menu. */
const css = `
body{--bg:#16181b;--card:#22262b;--fg:#f5f3ee;--fg2:#a7adb5;--ac:#e6bb62;--teal:#55c7bd;--on:#17140b;--track:#343a41;--rule:#ffffff14;--r:16px}
body.pass{--bg:#e6bb62;--fg:#17140b;--fg2:#5c4513;--card:#fffaf0;--homebar:#17140b}
h1{font-weight:720}
h1:lang(ar){font-weight:640}
.fig{font:720 46px/1 Instrument;letter-spacing:-.04em}
.pit{position:absolute;inset:auto 0 0;height:104px;background:#1d2024;border-top:1px solid var(--rule);display:flex;justify-content:space-around;padding:16px 26px 0;color:var(--fg2);z-index:5}
.pit .mid{width:68px;height:68px;margin-top:-38px;border-radius:22px;background:var(--ac);color:var(--on);display:grid;place-items:center;box-shadow:0 0 0 7px #16181b}
.pit .on{color:var(--fg)}
`

const names: IconName[] = ['calendar', 'dumbbell', 'scan', 'card', 'user']

export function frame(t: Words, content: string, options: { tone?: string; tab?: number } = {}) {
  const menu =
    options.tab !== undefined &&
    markup`<div class="pit">${names.map((name, i) => `<div class="${i === 2 ? 'mid' : i === options.tab ? 'on' : ''}">${icon(name, i === 2 ? 34 : 29)}</div>`)}</div>`
  return page(t, css, options.tone ?? '', markup`${status()}${content}${menu}${homebar()}`)
}
