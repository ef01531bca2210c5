import { icon, type IconName } from '../kit/icons'
import { markup, page, type Words } from '../kit/page'
import { homebar, status } from '../kit/parts'

/** The showcase app is a shop for local crafts: neutral paper, ink, and one clay-gold note. */
const css = `
body{--bg:#f6f5f1;--card:#fff;--fg:#151a22;--fg2:#666d78;--ac:#151a22;--gold:#a4742a;--on:#fff;--track:#e4e1d8;--rule:#151a2217;--bar:#fff;--r:22px}
.menu{position:absolute;inset:auto 0 0;z-index:5;background:#fff;display:flex;justify-content:space-around;padding:13px 20px 32px;color:#8b919b;box-shadow:0 -1px 0 #151a2212}
.menu>div{display:flex;align-items:center;gap:9px;height:48px;padding:0 13px}
.menu .on{background:#151a22;color:#fff;border-radius:24px;padding:0 20px;font-weight:550}
.thing{position:relative;overflow:hidden;border-radius:22px;display:grid;place-items:center;flex:none}
`

export function frame(t: Words, content: string, tab?: number) {
  const items: [IconName, string][] = [
    ['home', t('Home', 'الرئيسية')],
    ['search', t('Search', 'بحث')],
    ['bag', t('Bag', 'السلة')],
    ['user', t('You', 'حسابك')],
  ]
  const menu =
    tab !== undefined &&
    markup`<div class="menu">${items.map(([name, word], i) => (i === tab ? `<div class="on">${icon(name, 25)}${word}</div>` : `<div>${icon(name, 28)}</div>`))}</div>`
  return page(t, css, '', markup`${status()}${content}${menu}${homebar()}`)
}
