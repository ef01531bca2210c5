import { icon } from '../kit/icons'
import { aed, ltr, markup, type Screen } from '../kit/page'
import { lattice } from '../kit/scenery'
import { frame } from './theme'

const css = `
.back{position:absolute;inset:0}
.slip{position:absolute;inset:150px 26px auto;height:556px;background:var(--card);border-radius:30px;padding:66px 24px 0;text-align:center;-webkit-mask:radial-gradient(14px at 0 300px,#0000 98%,#000) 0 0/51% 100% no-repeat,radial-gradient(14px at 100% 300px,#0000 98%,#000) 100% 0/51% 100% no-repeat}
.seal{position:absolute;top:104px;inset-inline:0;margin:auto;z-index:3;width:92px;height:92px;border-radius:50%;display:grid;place-items:center;background:var(--gold);color:#2b1e0e;box-shadow:0 0 0 9px #fffaf1}
.slip .money{font:600 52px/1.2 Instrument;letter-spacing:-.04em}
.slip .money i:lang(ar){font-family:Alexandria;font-size:24px}
.cut{position:absolute;inset:299px 30px auto;border-top:2px dashed #d9c6a2}
.facts{margin-top:70px}
.facts .row{padding:10px 0}
`

export const screen: Screen = (t) => {
  const facts = [
    [t('Cause', 'الحملة'), t('Clean water', 'مياه نقية')],
    [t('Permit', 'رقم التصريح'), t('0000-SAMPLE', '«تصريح 0000»')],
    [t('To the charity', 'إلى الجهة الخيرية'), ltr('97.60')],
    [t('Payment cost', 'تكلفة الدفع'), ltr('2.40')],
    [t('Reference', 'المرجع'), ltr('LH-20417')],
  ]
  return frame(
    t,
    markup`<style>${css}</style><div class="back">${lattice('lat', ['#3a2612', '#221508'], '#d9a64e', '#e9b964')}</div>
<div class="seal">${icon('check', 46, 'style="stroke-width:2.2"')}</div>
<div class="slip"><h2>${t('Thank you, Sara', 'شكرًا لك يا سارة')}</h2><div class="mute" style="margin:4px 0 20px">${t('Sadaqah, 20 November', 'صدقة، 20 نوفمبر')}</div>${aed(t, '100')}<div class="mute" style="margin-top:8px">${t('received by the licensed charity', 'استلمته الجهة الخيرية المرخّصة')}</div><div class="cut"></div>
<div class="facts">${facts.map(([name, value]) => `<div class="row"><span class="mute">${name}</span><b>${value}</b></div>`)}</div></div>
<div class="btn" style="position:absolute;inset:auto 26px 44px;background:var(--gold);color:#2b1e0e;border-radius:29px">${icon('download', 24)}${t('Save receipt', 'حفظ الإيصال')}</div>`,
    { tone: 'dark' },
  )
}
