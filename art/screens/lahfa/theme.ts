import { icon, type IconName } from '../kit/icons'
import { markup, page, type Words } from '../kit/page'
import { homebar, status } from '../kit/parts'

/** lahfa: warm sand, brown ink and gold; causes look through arches, the menu floats. */
const css = `
body{--bg:#f4ebdb;--card:#fffaf1;--fg:#2b1e0e;--fg2:#6f5d45;--ac:#84590f;--gold:#d9a64e;--btn:#2b1e0e;--on:#fbf1de;--track:#eadbc0;--rule:#2b1e0e1a;--r:26px}
body.scene{--status:#fff;--homebar:#2b1e0e}
body.dark{--status:#fff}
.gate{position:relative;overflow:hidden;flex:none;border-radius:200px 200px 18px 18px;background:#caa46a}
.permit{display:inline-flex;align-items:center;gap:7px;font-size:15px;color:var(--ac)}
.permit:lang(ar){font-size:14px}
.float{position:absolute;inset:auto 44px 32px;z-index:5;height:70px;border-radius:70px;background:#2b1e0e;display:flex;justify-content:space-around;align-items:center;padding:0 10px;color:#c9b48f;box-shadow:0 16px 34px -14px #2b1e0eaa}
.float .on{width:52px;height:52px;border-radius:50%;display:grid;place-items:center;background:var(--gold);color:#2b1e0e}
`

export function frame(t: Words, content: string, options: { tone?: string; tab?: number } = {}) {
  const names: IconName[] = ['home', 'heart', 'clock', 'user']
  const menu =
    options.tab !== undefined &&
    markup`<div class="float">${names.map((name, i) => `<div class="${i === options.tab ? 'on' : ''}">${icon(name, 27)}</div>`)}</div>`
  return page(t, css, options.tone ?? '', markup`${status()}${content}${menu}${homebar()}`)
}

export const permit = (t: Words) =>
  `<span class="permit">${icon('shield', 19)}${t('Permit 0000-SAMPLE', '«تصريح 0000»')}</span>`
