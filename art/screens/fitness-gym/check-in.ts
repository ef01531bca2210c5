import { icon } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.door{position:absolute;inset:0;overflow:hidden}
.code{background:#fffaf0;border-radius:36px;padding:28px;margin:32px auto 0;width:306px;height:306px;box-shadow:0 30px 50px -28px #5c4513b3}
.done{display:flex;align-items:center;gap:16px;background:#17140b;color:#fffaf0;border-radius:24px;padding:20px;margin-top:34px}
.done .tick{flex:none;width:54px;height:54px;border-radius:50%;background:#55c7bd;color:#0d1f1d;display:grid;place-items:center}
.pair{display:flex;gap:12px;margin-top:12px}
.pair>div{flex:1;background:#ffffff59;border-radius:24px;padding:20px}
`

/** Looks like a pass code but encodes nothing. */
function code() {
  const size = 23
  let seed = 41
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647
  const corner = (x: number, y: number) =>
    `<rect x="${x + 0.5}" y="${y + 0.5}" width="6" height="6" rx="1.6" fill="none" stroke="#17140b"/><rect x="${x + 2}" y="${y + 2}" width="3" height="3" rx=".8" fill="#17140b"/>`
  const inCorner = (x: number, y: number) => (x < 8 && (y < 8 || y > size - 9)) || (x > size - 9 && y < 8)
  let dots = ''
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (next() > 0.52 && !inCorner(x, y))
        dots += `<rect x="${x + 0.06}" y="${y + 0.06}" width=".88" height=".88" rx=".3"/>`
  return `<svg width="250" height="250" viewBox="0 0 ${size} ${size}"><g fill="#17140b">${dots}</g>${corner(0, 0)}${corner(size - 7, 0)}${corner(0, size - 7)}</svg>`
}

export const screen: Screen = (t) =>
  frame(
    t,
    markup`<style>${css}</style><div class="door"><svg class="fill" viewBox="0 0 390 844" fill="none" stroke="#c9983a" stroke-width="2">${[190, 240, 252, 310, 322, 390].map((r) => `<circle cx="195" cy="310" r="${r}" opacity=".55"/>`)}</svg></div>
<div class="s"><div style="text-align:center"><h1 style="font-size:36px">${t('Welcome, Omar', 'أهلًا عمر')}</h1><div style="font-size:18px;margin-top:2px">${t('Hold the code to the reader', 'قرّب الرمز من القارئ')}</div></div>
<div class="code">${code()}</div>
<div class="done"><div class="tick">${icon('check', 30, 'style="stroke-width:2.4"')}</div><div><b style="font-size:20px">${t('Door 2 is open', 'الباب 2 مفتوح')}</b><div style="opacity:.75">${t('Today, 9:41', 'اليوم 9:41')}</div></div></div>
<div class="pair"><div><div>${t('Visits', 'الزيارات')}</div><div class="fig" style="margin-top:6px">12</div></div><div><div>${t('In the gym', 'في الصالة')}</div><div class="fig" style="margin-top:6px">38</div></div></div></div>`,
    { tone: 'pass' },
  )
