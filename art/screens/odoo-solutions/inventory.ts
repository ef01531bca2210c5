import { icon } from '../kit/icons'
import { aed, markup, type Screen } from '../kit/page'
import { line } from '../kit/parts'
import { frame } from './theme'

const css = `
.seg{display:flex;background:#eae4d6;border-radius:12px;padding:4px}
.seg span{flex:1;text-align:center;padding:9px 0;border-radius:9px;font-weight:500}
.seg .on{background:#fff;box-shadow:0 1px 3px #141d2b2b}
.two{display:flex;gap:14px;margin:18px 0 14px}
.two>div{flex:1}
.item{padding:13px 0}
.low{color:#a25a13}
`

export const screen: Screen = (t) => {
  const items: [string, string, number, boolean][] = [
    [t('Oak desk, 160 cm', 'مكتب بلوط 160 سم'), '148', 82, false],
    [t('Task chair', 'كرسي عمل'), '326', 94, false],
    [t('Desk lamp', 'مصباح مكتب'), '12', 14, true],
    [t('Shelf, five levels', 'رف بخمسة مستويات'), '74', 52, false],
    [t('Acoustic panel', 'لوح عازل للصوت'), '28', 22, true],
  ]
  return frame(
    t,
    t('Inventory', 'المخزون'),
    'scan',
    markup`<style>${css}</style><div class="seg"><span class="on">${t('Dubai', 'دبي')}</span><span>${t('Sharjah', 'الشارقة')}</span><span>${t('In transit', 'قيد النقل')}</span></div>
<div class="two"><div><div class="mute sm">${t('Stock value', 'قيمة المخزون')}</div><div class="fig">${aed(t, '418,900')}</div></div><div style="flex:none"><div class="mute sm">${t('To reorder', 'لإعادة الطلب')}</div><div class="fig low">2</div></div></div>
${items.map(
  ([name, count, share, low]) =>
    markup`<div class="rule item"><div class="row"><b style="font-size:18px;font-weight:550">${name}</b><span class="num ${low && 'low'}" style="font-size:24px">${count}</span></div><div class="row" style="margin-top:9px"><div class="grow">${line(share, low ? '#c98a3c' : '#1d5f63', 7)}</div><span class="sm ${low ? 'low' : 'mute'}" style="width:92px;text-align:end">${low ? t('low', 'منخفض') : t('in stock', 'متوفر')}</span></div></div>`,
)}<div class="btn end" style="margin-bottom:40px">${icon('scan', 25)}${t('Start a count', 'بدء الجرد')}</div>`,
  )
}
