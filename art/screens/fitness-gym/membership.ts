import { icon, type IconName } from '../kit/icons'
import { markup, type Screen } from '../kit/page'
import { frame } from './theme'

const css = `
.pass{position:relative;overflow:hidden;height:218px;border-radius:24px;margin-top:18px;padding:22px;color:#17140b;background:linear-gradient(135deg,#f3d48b,#d39f3f);display:flex;flex-direction:column;justify-content:space-between}
.pass .plates{position:absolute;inset-inline-end:-70px;top:-40px;opacity:.5}
.pass b{font-size:27px}
.days{display:grid;grid-template-columns:repeat(10,1fr);gap:8px;margin-top:16px}
.days i{height:22px;border-radius:6px;background:#343a41}
.days .v{background:var(--teal)}
.opt{display:flex;align-items:center;gap:16px;padding:16px 0;font-size:18px}
.opt:lang(ar){font-size:16.5px}
.opt+.opt{border-top:1px solid var(--rule)}
`

// The days of November on which the member came in.
const visits = [0, 2, 3, 5, 7, 9, 10, 12, 14, 16, 17, 19]

export const screen: Screen = (t) => {
  const options: [IconName, string, string][] = [
    ['snow', t('Freeze', 'تجميد العضوية'), t('30 days left', 'متبقٍّ 30 يومًا')],
    ['receipt', t('Contract', 'العقد'), t('Arabic, English', 'عربي وإنجليزي')],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="s"><h1>${t('Membership', 'العضوية')}</h1>
<div class="pass"><svg class="plates" width="260" height="260" viewBox="0 0 260 260" fill="none" stroke="#8a6118" stroke-width="2">${[28, 52, 60, 88, 96, 122].map((r) => `<circle cx="130" cy="130" r="${r}"/>`)}</svg><div style="position:relative"><div style="font-weight:550">${t('All branches, 12 months', 'جميع الفروع، 12 شهرًا')}</div></div><div style="position:relative"><b>${t('Omar Al Ali', 'عمر العلي')}</b><div class="row" style="margin-top:4px"><span>${t('Active until 1 March', 'سارية حتى 1 مارس')}</span><span style="font:650 18px Instrument" dir="ltr">0418</span></div></div></div>
<div class="card" style="margin-top:14px;padding:18px"><div class="row"><span class="mute">${t('Visits in November', 'زيارات نوفمبر')}</span><span class="fig">12</span></div><div class="days">${Array.from({ length: 30 }, (_, i) => `<i class="${visits.includes(i) ? 'v' : ''}"></i>`)}</div></div>
<div style="margin-top:8px">${options.map(([mark, name, note]) => markup`<div class="opt"><span class="ac">${icon(mark, 28)}</span><span class="grow">${name}</span><span class="mute sm">${note}</span></div>`)}</div></div>`,
    { tab: 3 },
  )
}
